import { createReports } from './errors/reports.ts';
import { pickDisplayOptions } from './page/display-options.ts';
import { createFrame } from './page/frame.ts';
import type { RunningFlow } from './page/run-flow.tsx';
import type { EmbedDisplayOptions, EmbedHandle, EmbedOptions } from './types.ts';

/**
 * Adds a flow to the end of `element`, and returns its handle at once. The flow loads in the background, and reports failures to `onError`. The styles, the URL
 * and the focus of the page do not change.
 */
export function mount(element: HTMLElement, options: EmbedOptions): EmbedHandle {
  const frame = createFrame(element, options.layer);
  const reports = createReports(options);
  let look: EmbedDisplayOptions = pickDisplayOptions(options);
  let ending: Promise<void> | undefined;
  let running: RunningFlow | undefined;

  const starting = import('./page/run-flow.tsx')
    .then(async ({ runFlow }) => {
      if (ending) return;
      running = await runFlow(frame, { ...options, ...look }, reports);
      if (ending) await running.end();
      else running.look(look); // apply the updates since the call
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
