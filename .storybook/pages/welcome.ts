import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { ComponentsStage, EditionsStage } from './welcome-stages.ts';

type Task = {
  /** The address of a story or page, with what the toolbar is to show. */
  readonly to: string;
  readonly title: string;
  readonly words: string;
  /** Pictures of screens, or a drawing that needs no picture of its own. */
  readonly stage: readonly string[] | ReactElement;
};

type Way = Pick<Task, 'to' | 'title' | 'words'>;

const story = (id: string) => `story-pictures/${id}.webp`;
const compared = (id: string, language: string, skin: string) => `pictures/${id}.${language}.${skin}.png`;

const tasks: readonly Task[] = [
  {
    to: 'story/start-flow-maps-opening--all-screens',
    title: 'Review a screen',
    words: 'The screens of the opening, in the order in which a customer meets them. Each has its states.',
    stage: [
      story('screens-opening-how-to-open--empty'),
      story('screens-opening-basic-information--empty'),
      story('screens-opening-contact--filled'),
    ],
  },
  {
    to: 'story/screens-opening-identity-document--to-fix-upload-rejected-thai-black',
    title: 'Find a state',
    words: 'Press Ctrl K, or ⌘ K on a Mac, and type it. “upload rejected thai black” finds the screen that this opens.',
    stage: [
      story('screens-opening-identity-document--to-fix-upload-rejected'),
      story('screens-opening-status--under-review'),
    ],
  },
  {
    to: 'story/screens-opening-contact--empty&globals=language:th;skin:black',
    title: 'Check a language',
    words: 'The toolbar has six languages, three skins and three text sizes. This opens a form in Thai on black.',
    stage: [
      compared('screens-opening-contact--empty', 'th', 'black'),
      compared('screens-opening-basic-information--filled', 'th', 'white'),
    ],
  },
  {
    to: 'docs/components-all-components--docs',
    title: 'Copy a component',
    words: 'Each has an example with its code, when to use it, its parts, do and don’t, accessibility and tokens.',
    stage: h(ComponentsStage),
  },
  {
    to: 'story/foundations-theme-editor--editor',
    title: 'Try a brand',
    words:
      'Four editions have a brand of their own. The theme editor tries the colours of yours and names the contrasts that they break.',
    stage: h(EditionsStage),
  },
  {
    to: 'story/start-scenarios--to-fix-two-items',
    title: 'Follow a customer',
    words:
      'Scenarios show where the app opens for a customer: with a draft, under review, sent back, opened or refused.',
    stage: [story('screens-app-home--draft'), story('screens-app-home--under-review')],
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
  { to: 'docs/guides-review-content-style--docs', title: 'Content style', words: 'How we write texts' },
  {
    to: 'docs/guides-review-accessibility--docs',
    title: 'Accessibility',
    words: 'What we check, and what is not known yet',
  },
  { to: 'docs/start-build-a-host--docs', title: 'Build a host', words: 'The app of a region, step by step' },
  { to: 'docs/start-embed-a-flow--docs', title: 'Embed a flow', words: 'One flow in a page that you have' },
  { to: 'docs/guides-build-build-the-server--docs', title: 'Build the server', words: 'The contract, as rules' },
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
    loading: 'lazy', // every story's document holds this page, and would load them
    fetchPriority: 'high', // before the code of Storybook, which draws the page anew
    decoding: 'async',
  });

const isDrawn = (stage: Task['stage']): stage is ReactElement => !Array.isArray(stage);
const picturesOf = ({ stage }: Task): readonly string[] => (isDrawn(stage) ? [] : stage);

const taskCard = (task: Task) =>
  linkTo(
    task,
    h(
      'span',
      { className: 'stage', 'aria-hidden': true },
      isDrawn(task.stage) ? task.stage : picturesOf(task).map(pictureAt),
    ),
    h('span', { className: 'task-words' }, ...wordsOf(task)),
  );

/** Tasks in the first row of a wide window. */
const FIRST_ROW = 3;

/** The pictures in sight when the page opens: its document asks for them before anything else. */
export const firstPictures = tasks.slice(0, FIRST_ROW).flatMap(picturesOf);

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
