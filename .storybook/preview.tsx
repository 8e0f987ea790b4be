import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import type { RunOptions } from 'axe-core';
import { lazy } from 'react';
import { extractComponentDescription } from 'storybook/internal/docs-tools';
import { configure } from 'storybook/test';
import type { TextStore } from '../packages/i18n/src/text-store.ts';
import { storyServersReady } from '../packages/testing/src/story-flow/story-server.ts';
import { limitAxeToSamples } from './axe-samples.ts';
import { checkContrast } from './contrast.ts';
import { resolveAppearance } from './editions.ts';
import { removeElementControls } from './element-controls.ts';
import { printPageLazily } from './element-error.ts';
import { completeExample } from './example-code.ts';
import { skipPlayWhenStill } from './navigation-target.tsx';
import { makeTypesReadable, sortProperties } from './properties.ts';
import { checkPseudoLocale } from './pseudo-locale.ts';
import { checkRawKeys } from './raw-keys.ts';
import { StoryRoot } from './root.tsx';
import {
  loadSampleTranslations,
  type SampleTranslations,
  TranslatedStory,
  translateSamples,
} from './samples/samples.tsx';
import { stripRequirementIds } from './strip-requirement-ids.ts';
import { checkTargetSizes } from './targets.ts';
import { recordTextPlaces } from './text-places.ts';
import { loadTexts, type TextView } from './texts.ts';
import { toolbarMenus } from './toolbars.ts';
import './quiet-frames.ts';
import './preview.css';
import './prose.css';

configure({ asyncUtilTimeout: 30_000 }); // a busy machine is slow
printPageLazily();

const withTexts: Loader = async ({ globals }) => ({
  texts: await loadTexts(resolveAppearance(globals), globals.texts as TextView),
});

/** Returns whether a story belongs to the kit. Its texts are English samples; those of other stories come from `@quayside/i18n`. */
const isOfKit = ({ fileName }: Record<string, unknown>) => /packages\/(ui|capture)\//.test(String(fileName));

const withSamples: Loader = async ({ globals, parameters }) =>
  isOfKit(parameters) ? { samples: await loadSampleTranslations(resolveAppearance(globals)) } : {};

const inLanguage: Decorator = (story, { args, loaded }) => {
  const samples = loaded.samples as SampleTranslations | undefined;
  return samples ? (
    <TranslatedStory samples={samples}>{story({ args: translateSamples(samples, args) })}</TranslatedStory>
  ) : (
    story()
  );
};

const inRoot: Decorator = (Story, { globals, loaded, viewMode }) => (
  <StoryRoot globals={globals} texts={loaded.texts as TextStore} viewMode={viewMode}>
    <Story />
  </StoryRoot>
);

/**
 * Makes Testing Library dispatch events as a browser does. Storybook wraps every event in React's `act` without awaiting
 * it, so code that an event loads would suspend in `act`.
 */
const plainEvents = () => configure({ eventWrapper: (dispatch) => dispatch() });

/**
 * Returns a function that mounts a story, and resolves once the effects of its first render have run. The play function
 * follows. Storybook relies on `act` for this, which does nothing in React's production build.
 */
const mountWithEffects: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  await new Promise((effectsHaveRun) => setTimeout(effectsHaveRun));
  return context.canvas;
};

/** Loads Storybook's documentation code on demand, because it is large and stories do not need it. */
const DocsPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }));
const ComponentPage = lazy(async () => ({
  default: (await import('./component-page/component-page.tsx')).ComponentPage,
}));

/**
 * Axe's options in test runs. Axe reports no passed rules, because their list has 100 kB for each story. `checkContrast`
 * checks contrast instead of axe's own rule.
 */
const inTests: { options: RunOptions } = {
  options: { resultTypes: ['violations', 'incomplete'], rules: { 'color-contrast': { enabled: false } } },
};

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [removeElementControls, makeTypesReadable, sortProperties],
  beforeAll: plainEvents,
  beforeEach: limitAxeToSamples,
  mount: mountWithEffects,
  loaders: [withTexts, withSamples, skipPlayWhenStill],
  decorators: [inLanguage, inRoot],
  afterEach: [storyServersReady, checkTargetSizes, checkContrast, checkRawKeys, checkPseudoLocale, recordTextPlaces],
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
  globalTypes: toolbarMenus,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', ...(import.meta.env.STORYBOOK_AXE && inTests) },
    controls: { expanded: false }, // the panel is too narrow for the columns of types
    docs: {
      container: DocsPage,
      page: ComponentPage,
      source: { type: 'dynamic', transform: completeExample },
      toc: { title: 'On this page', headingSelector: 'h2', ignoreSelector: '.docs-story *, [data-example] *' },
      extractComponentDescription: (component: unknown) => stripRequirementIds(extractComponentDescription(component)),
    },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Build a host', 'Review the design', 'Embed a flow', 'Contribute', 'Scenarios', 'Flow maps'],
          'Foundations',
          ['Design language', 'Colours', 'Type', 'Space and shape', 'Icons', 'Tokens'],
          'Screens',
          [
            'App',
            ['Home', 'Offline strip', 'Notices', 'Sign in from a link', 'A step on the phone', '*', 'Error pages'],
            'Opening',
            [
              'How to open',
              'What to prepare',
              'Digital ID, sign in',
              'Digital ID, your details',
              'More about you',
              'Identity document',
              'Use your phone, offer',
              'Use your phone, QR code',
              'Use your phone, progress',
              'Basic information',
              'Contact',
              'Save and leave',
              'Work and finances',
              'Investment experience',
              'Risk profile',
              'Account tier',
              'Account type',
              'Proof of address',
              'Proof of relationship',
              'Bank transfer',
              'Additional documents',
              'Face, before the camera',
              'Face, camera',
              'Face, failed',
              'Face, photo with ID',
              'Face, passed',
              'Identity check by a third party',
              'Agreements',
              'Check your answers',
              'Signature',
              'Submitted',
              'Status',
              'What to fix',
              'Not eligible',
              'Returning to a draft',
            ],
            'Joint account',
            'W-8BEN',
            'Account',
            'Derivatives',
            'Options',
            'Futures',
            'CFD',
            'Embedded flows',
          ],
          'Components',
          ['All components', 'Actions', 'Fields', 'Layout', 'Feedback', 'Overlays', 'Data', 'Documents', '*'],
          'Guides',
          [
            'All guides',
            'Build',
            ['Architecture', 'Build the server', 'Test a server', 'Native shell', '*', 'Versioning', 'Decisions'],
            'Review',
            ['Content style', '*'],
            'Operate',
          ],
          'Reference',
          '*',
        ],
      },
    },
    viewport: {
      options: {
        small: { name: '320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: '390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tall: { name: '430 px', styles: { width: '430px', height: '932px' }, type: 'mobile' },
        tablet: { name: '768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        page: { name: 'Whole page', styles: { width: '100%', height: '100%' }, type: 'desktop' },
        desktop: { name: '1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
};
export default preview;
