import type { Plugin } from 'vite';

/** Returns a Vite plugin that leaves out the texts of react-aria except English, 5 kB, because the calendar has its own texts. */
export const leaveOutReactAriaTexts = (): Plugin => ({
  name: 'quayside-react-aria-texts',
  load: {
    filter: { id: /[/\\]react-aria[/\\]dist[/\\]private[/\\]intl[/\\](?!.*en-US)/ },
    handler: () => 'export default undefined;',
  },
});
