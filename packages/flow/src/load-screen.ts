import type { TextStore } from '@quayside/i18n/text-store';
import { pageTimers, type Timers } from '@quayside/platform/timers';
import { withTimeout } from '@quayside/platform/with-timeout';
import type { FlowRoute, ScreenModule } from './define-flow.ts';

/** How long a chunk may take (FAIL-01), in milliseconds. */
export const chunkLimit = 120_000;

/** A page chunk that did not come in time or could not be fetched; `ChunkLoadError` and `CSSChunkLoadError` as the specification names them. */
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

/** A route's screen with the texts that it shows first. Rejects with ChunkLoadError. */
export async function loadScreen(
  { texts }: { texts: TextStore },
  route: Pick<FlowRoute, 'path' | 'screen'>,
  timers: Timers = pageTimers,
): Promise<ScreenModule> {
  try {
    const screen = await withTimeout(route.screen(), chunkLimit, () => new TypeError('No answer in time.'), timers);
    await texts.load(...(screen.texts ?? [])).catch(() => undefined); // English stands in
    return screen;
  } catch (error) {
    throw new ChunkLoadError(route.path, error);
  }
}
