import type { TextStore } from '@quayside/i18n/text-store';
import { pageTimers, type Timers } from '@quayside/platform/internals/timers';
import { withTimeout } from '@quayside/platform/internals/with-timeout';
import type { FlowRoute, ScreenModule } from './define-flow.ts';

/** Timeout for loading a chunk, in milliseconds (FAIL-01). */
export const chunkLimit = 120_000;

/** Thrown if a chunk fails to load or times out. `name` is as in the specification: `ChunkLoadError` or `CSSChunkLoadError`. */
export class ChunkLoadError extends Error {
  override readonly name: 'ChunkLoadError' | 'CSSChunkLoadError';
  constructor(path: string, cause: unknown) {
    const css = /css/i.test(cause instanceof Error ? cause.message : '');
    super(
      `The ${css ? 'stylesheet' : 'code'} of ${path} could not be loaded. Check the connection, or reload: a new version may be out.`,
      { cause },
    );
    this.name = css ? 'CSSChunkLoadError' : 'ChunkLoadError';
  }
}

/** Loads a route's screen and its texts. If the texts fail to load, English is shown. Rejects with ChunkLoadError. */
export async function loadScreen(
  { texts }: { texts: TextStore },
  route: Pick<FlowRoute, 'path' | 'screen'>,
  timers: Timers = pageTimers,
): Promise<ScreenModule> {
  const screen = await loadChunk(route.path, route.screen, timers);
  await texts.load(...(screen.texts ?? [])).catch(() => undefined); // falls back to English
  return screen;
}

/** Loads a chunk. Rejects with ChunkLoadError if it fails or takes longer than `chunkLimit`; its message contains `name`. */
export async function loadChunk<Chunk>(
  name: string,
  load: () => Promise<Chunk>,
  timers: Timers = pageTimers,
): Promise<Chunk> {
  try {
    return await withTimeout(load(), chunkLimit, () => new TypeError('No answer in time.'), timers);
  } catch (error) {
    throw new ChunkLoadError(name, error);
  }
}
