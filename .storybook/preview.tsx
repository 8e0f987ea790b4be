import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { lazy } from 'react';
import { configure } from 'storybook/test';
import type { TextStore } from '../packages/i18n/src/text-store.ts';
import { lookOf } from './editions.ts';
import { checkOtherSkins } from './other-skins.ts';
import { Root } from './root.tsx';
import { InSamples, inSamples, type Samples, samplesIn } from './samples/samples.tsx';
import { checkTargets } from './targets.ts';
import { type TextView, textsIn } from './texts.ts';
import { toolbars } from './toolbars.ts';
import './preview.css';

configure({ asyncUtilTimeout: 15_000 }); // a busy machine is slow, not wrong

const withTexts: Loader = async ({ globals }) => ({
  texts: await textsIn(lookOf(globals).language, globals.texts as TextView),
});

/** Of the kit alone: the screens of flows and hosts have their texts from `@quayside/i18n`. */
const isOfKit = ({ fileName }: Record<string, unknown>) => String(fileName).includes('packages/ui/');

const withSamples: Loader = async ({ globals, parameters }) =>
  isOfKit(parameters) ? { samples: await samplesIn(lookOf(globals).language) } : {};

const inLanguage: Decorator = (story, { args, loaded }) => {
  const samples = loaded.samples as Samples | undefined;
  return samples ? <InSamples samples={samples}>{story({ args: inSamples(samples, args) })}</InSamples> : story();
};

const inRoot: Decorator = (Story, { globals, loaded }) => (
  <Root globals={globals} texts={loaded.texts as TextStore}>
    <Story />
  </Root>
);

/** The renderer puts every event into an `act` of React that nobody awaits: what loads its code at an event then suspends in it. Here events are those of a browser, as in the static build. */
const plainEvents = () => configure({ eventWrapper: (dispatch) => dispatch() });

/** Storybook's own parts weigh much, and stories need none of them. */
const DocsPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }));

const preview: Preview = {
  tags: ['autodocs'],
  beforeAll: plainEvents,
  loaders: [withTexts, withSamples],
  decorators: [inLanguage, inRoot],
  afterEach: [checkTargets, checkOtherSkins],
  initialGlobals: {
    language: import.meta.env.STORYBOOK_LANGUAGE ?? 'edition',
    skin: import.meta.env.STORYBOOK_SKIN ?? 'white',
    edition: 'sg',
    theme: 'edition',
    stockColor: 'edition',
    textSize: '100',
    network: 'online',
    texts: 'words',
    viewport: { value: 'phone', isRotated: false },
  },
  globalTypes: toolbars,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { container: DocsPage },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Build a host', 'Review the design', 'Embed a flow', 'Contribute', 'Scenarios', 'Flow maps'],
          'Guides',
          ['Architecture', 'Content style', 'Accessibility', '*', 'Decisions'],
          'Reference',
          'Foundations',
          ['Tokens', 'Theme editor'],
          'Layout',
          'Actions',
          'Fields',
          'Documents',
          'Feedback',
          'Overlays',
          'Data',
          'Opening',
          'W-8BEN',
          '*',
        ],
      },
    },
    viewport: {
      options: {
        small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tall: { name: 'Large phone 430', styles: { width: '430px', height: '932px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
};
export default preview;
