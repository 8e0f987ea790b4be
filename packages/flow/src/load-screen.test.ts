import { TextStore } from '@quayside/i18n/text-store';
import { describe, expect, test } from 'vitest';
import { chunkLimit, loadScreen } from './load-screen.ts';

const texts = new TextStore();
const route = (screen: () => Promise<never>) => ({ path: '/sg-base-info', screen });

describe('loading a screen', () => {
  test('FAIL-01 rejects with ChunkLoadError after 120 s', async () => {
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

  test('FAIL-01 rejects with CSSChunkLoadError for a stylesheet', async () => {
    const loading = loadScreen(
      { texts },
      route(() => Promise.reject(new Error('Unable to preload CSS for /assets/x.css'))),
    );
    await expect(loading).rejects.toMatchObject({ name: 'CSSChunkLoadError' });
  });
});
