import { createElement as h, type ReactNode } from 'react';

type Task = {
  /** The address of a story or page, with what the toolbar is to show. */
  readonly to: string;
  readonly title: string;
  readonly words: string;
  readonly pictures: readonly string[];
};

type Way = Pick<Task, 'to' | 'title' | 'words'>;

const story = (id: string) => `story-pictures/${id}.webp`;
const compared = (id: string, language: string, skin: string) => `pictures/${id}.${language}.${skin}.png`;

const tasks: readonly Task[] = [
  {
    to: 'story/start-flow-maps-opening--all-screens',
    title: 'Review a screen',
    words: 'The screens of the opening, in the order in which a customer meets them. Each has its states.',
    pictures: [
      story('screens-opening-how-to-open--empty'),
      story('screens-opening-basic-information--empty'),
      story('screens-opening-contact--filled'),
    ],
  },
  {
    to: 'story/screens-opening-identity-document--to-fix-upload-rejected-thai-black',
    title: 'Find a state',
    words: 'Press Ctrl K, or ⌘ K on a Mac, and type it. “upload rejected thai black” finds the screen that this opens.',
    pictures: [
      story('screens-opening-identity-document--to-fix-upload-rejected'),
      story('screens-opening-status--under-review'),
    ],
  },
  {
    to: 'story/screens-opening-contact--empty&globals=language:th;skin:black',
    title: 'Check a language',
    words: 'The toolbar has six languages, three skins and three text sizes. This opens a form in Thai on black.',
    pictures: [
      compared('screens-opening-contact--empty', 'th', 'black'),
      compared('screens-opening-basic-information--filled', 'th', 'white'),
    ],
  },
  {
    to: 'docs/components-all-components--docs',
    title: 'Copy a component',
    words: 'Each has an example with its code, when to use it, its parts, do and don’t, accessibility and tokens.',
    pictures: [
      compared('components-overlays-sheet--open', 'en', 'white'),
      compared('components-fields-country-field--open', 'en', 'white'),
      compared('components-overlays-dialog--open', 'en', 'white'),
    ],
  },
  {
    to: 'story/foundations-theme-editor--as-it-is',
    title: 'Try a brand',
    words: 'The theme editor takes the colours of a brand and names the contrasts that they break.',
    pictures: [
      story('screens-opening-status--opened'),
      compared('screens-opening-status--opened', 'en', 'black'),
      compared('screens-opening-status--opened', 'en', 'blue'),
    ],
  },
  {
    to: 'story/start-scenarios--to-fix-two-items',
    title: 'Follow a customer',
    words:
      'Scenarios show where the app opens for a customer: with a draft, under review, sent back, opened or refused.',
    pictures: [story('screens-app-home--draft'), story('screens-app-home--under-review')],
  },
];

const paths: readonly Way[] = [
  {
    to: 'docs/start-review-the-design--docs',
    title: 'How to review',
    words: 'What the toolbar and the search do',
  },
  {
    to: 'docs/foundations-design-language--docs',
    title: 'Design language',
    words: 'Type, colour, shape and motion',
  },
  { to: 'docs/guides-content-style--docs', title: 'Content style', words: 'How we write texts' },
  { to: 'docs/guides-accessibility--docs', title: 'Accessibility', words: 'What we check, and what is not known yet' },
  { to: 'docs/start-build-a-host--docs', title: 'Build a host', words: 'The app of a region, step by step' },
  { to: 'docs/start-embed-a-flow--docs', title: 'Embed a flow', words: 'One flow in a page that you have' },
  { to: 'docs/guides-build-the-server--docs', title: 'Build the server', words: 'The contract, as rules' },
  { to: 'docs/guides-all-guides--docs', title: 'All guides', words: 'How everything works, and each package' },
];

const wordsOf = ({ title, words }: Way) => [h('span', { className: 'task-title' }, title), h('span', null, words)];

const linkTo = ({ to, title }: Way, ...content: ReactNode[]) =>
  h('li', { key: title }, h('a', { href: `./?path=/${to}`, target: '_top' }, ...content));

const pictureAt = (picture: string) =>
  h('img', {
    key: picture,
    src: `./${picture}`,
    alt: '',
    width: 132,
    height: 286,
    loading: 'lazy',
    decoding: 'async',
  });

const taskCard = (task: Task) =>
  linkTo(
    task,
    h('span', { className: 'stage' }, task.pictures.map(pictureAt)),
    h('span', { className: 'task-words' }, ...wordsOf(task)),
  );

/**
 * The first page: what a visitor may have come for. It uses nothing but its own rules, because `main.ts` also draws it into the document, and no JSX, because
 * Storybook reads that file without it.
 */
export const Welcome = () =>
  h(
    'div',
    { className: 'welcome' },
    h('h1', null, 'Quayside'),
    h(
      'p',
      { className: 'lead' },
      'Components, flows and apps for opening and managing brokerage accounts on the mobile web. Six languages, three skins, WCAG 2.2 AA.',
    ),
    h('ul', { className: 'tasks' }, tasks.map(taskCard)),
    h('h2', null, 'Read more'),
    h(
      'ul',
      { className: 'paths' },
      paths.map((way) => linkTo(way, ...wordsOf(way))),
    ),
  );
