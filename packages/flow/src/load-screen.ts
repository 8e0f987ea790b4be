import type { TextStore } from '@quayside/i18n/text-store';
import { pageTimers, type Timers } from '@quayside/platform/internals/timers';
import { withTimeout } from '@quayside/platform/internals/with-timeout';
import type { FlowRoute, ScreenModule } from './define-flow.ts';

/** The time limit for loading a chunk, in milliseconds (FAIL-01). */
export const chunkLimit = 120_000;

/** Thrown if a chunk fails to load or exceeds the time limit. `name` is `CSSChunkLoadError` for a stylesheet, otherwise `ChunkLoadError`. */
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

/** Loads the screen and the texts of a route. Shows English if the texts fail to load. Rejects with ChunkLoadError if the screen fails to load. */
export async function loadScreen(
  { texts }: { texts: TextStore },
  route: Pick<FlowRoute, 'path' | 'screen'>,
  timers: Timers = pageTimers,
): Promise<ScreenModule> {
  const screen = await loadChunk(route.path, route.screen, timers);
  await texts.load(...(screen.texts ?? [])).catch(() => undefined); // falls back to English
  return screen;
}

/** Loads a chunk. Rejects with ChunkLoadError if that fails or takes longer than `chunkLimit`. The message of the error contains `name`. */
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
