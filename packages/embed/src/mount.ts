import { createFrame } from './internal/frame.ts';
import { lookOf } from './internal/look.ts';
import { createReports } from './internal/reports.ts';
import type { Run } from './internal/run.tsx';
import type { EmbedHandle, EmbedLook, EmbedOptions } from './types.ts';

/**
 * Puts a flow into `element`, at its end. Answers at once; the program is fetched behind. Its styles are its own and so are its addresses: neither the page's
 * look nor its URL changes, and focus stays where it is. What goes wrong is told to `onError`; this never throws for it.
 */
export function mount(element: HTMLElement, options: EmbedOptions): EmbedHandle {
  const frame = createFrame(element, options.layer);
  const reports = createReports(options);
  let look: EmbedLook = lookOf(options);
  let ending: Promise<void> | undefined;
  let running: Run | undefined;

  const starting = import('./internal/run.tsx')
    .then(async ({ run }) => {
      if (ending) return;
      running = await run(frame, { ...options, ...look }, reports);
      if (ending) await running.end();
      else running.look(look); // what was said meanwhile
    })
    .catch((error: unknown) => {
      if (ending) return;
      console.error(error);
      reports.error('unloadable');
    });

  return {
    update(next) {
      look = { ...look, ...next };
      running?.look(look);
    },
    back: () => running?.back(),
    unmount() {
      ending ??= (running ? running.end() : starting).finally(() => undefined);
      frame.remove();
      return ending;
    },
  };
}
