import { TextStore } from '@quayside/i18n/text-store';
import { describe, expect, test } from 'vitest';
import { chunkLimit, loadScreen } from './load-screen.ts';

const texts = new TextStore();
const route = (screen: () => Promise<never>) => ({ path: '/sg-base-info', screen });

describe('a screen that fails to load', () => {
  test('FAIL-01 a chunk that does not load within 120 s fails with a chunk-load error', async () => {
    const waited: number[] = [];
    const timers = {
      setTimeout: (run: () => void, ms: number) => {
        waited.push(ms);
        queueMicrotask(run);
        return 0;
      },
      clearTimeout: () => undefined,
    };
    const loading = loadScreen(
      { texts },
      route(() => new Promise(() => undefined)),
      timers,
    );
    await expect(loading).rejects.toMatchObject({ name: 'ChunkLoadError' });
    expect(waited).toEqual([120_000]);
    expect(chunkLimit).toBe(120_000);
  });

  test('FAIL-01 a stylesheet chunk fails with a CSS-chunk-load error', async () => {
    const loading = loadScreen(
      { texts },
      route(() => Promise.reject(new Error('Unable to preload CSS for /assets/x.css'))),
    );
    await expect(loading).rejects.toMatchObject({ name: 'CSSChunkLoadError' });
  });
});
