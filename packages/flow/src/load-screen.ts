import type { TextStore } from '@quayside/i18n/text-store';
import { pageTimers, type Timers } from '@quayside/platform/internals/timers';
import { withTimeout } from '@quayside/platform/internals/with-timeout';
import type { FlowRoute, ScreenModule } from './define-flow.ts';

/** Timeout of a chunk (FAIL-01) in milliseconds. */
export const chunkLimit = 120_000;

/** Thrown if a chunk fails to load or times out; the specification names `ChunkLoadError` and `CSSChunkLoadError`. */
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

/** Loads a route's screen with its texts. Rejects with ChunkLoadError. */
export async function loadScreen(
  { texts }: { texts: TextStore },
  route: Pick<FlowRoute, 'path' | 'screen'>,
  timers: Timers = pageTimers,
): Promise<ScreenModule> {
  const screen = await loadChunk(route.path, route.screen, timers);
  await texts.load(...(screen.texts ?? [])).catch(() => undefined); // falls back to English
  return screen;
}

/** Loads a chunk. Rejects with ChunkLoadError, which names it `name`, if it fails or takes longer than `chunkLimit`. */
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
