import { TextStore } from '@quayside/i18n/text-store';
import { describe, expect, test } from 'vitest';
import { chunkLimit, loadScreen } from './load-screen.ts';

const route = (screen: () => Promise<never>) => ({ path: '/sg-base-info', name: 'sgBaseInfo', screen });
const texts = new TextStore();

describe('a screen that cannot be loaded', () => {
  test('FAIL-01 a chunk that does not come within 120 s fails with a chunk-load error', async () => {
    const waited: number[] = [];
    const wait = (ms: number) => {
      waited.push(ms);
      return Promise.reject(new Error('no answer in time'));
    };
    const loading = loadScreen(
      { texts },
      route(() => new Promise(() => undefined)),
      wait,
    );
    await expect(loading).rejects.toMatchObject({ name: 'ChunkLoadError' });
    expect(waited).toEqual([120_000]);
    expect(chunkLimit).toBe(120_000);
  });

  test('FAIL-01 a stylesheet chunk fails with a CSS-chunk-load error', async () => {
    const loading = loadScreen(
      { texts },
      route(() => Promise.reject(new Error('Unable to preload CSS for /assets/x.css'))),
      () => new Promise(() => undefined),
    );
    await expect(loading).rejects.toMatchObject({ name: 'CSSChunkLoadError' });
  });
});
