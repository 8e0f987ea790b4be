/** How contrast is measured: as a ground under text, a text, the line of a control, a part of a chart, or not at all. */
export type Measure = 'ground' | 'text' | 'control' | 'chart' | 'none';

export type ColourRole = {
  /** The token without `--q-`. */
  readonly token: string;
  readonly measure: Measure;
  /** The class of Tailwind, if there is one. */
  readonly look?: string;
  readonly purpose: string;
};

export type ColourGroup = {
  readonly title: string;
  readonly question: string;
  readonly roles: readonly ColourRole[];
};

const role =
  (measure: Measure, prefix?: string) =>
  (token: string, purpose: string, look = prefix && `${prefix}-${token}`): ColourRole => ({
    token,
    measure,
    purpose,
    ...(look && { look }),
  });
const ground = role('ground', 'bg');
const text = role('text', 'text');
const control = role('control', 'border');
const chart = role('chart');
const free = role('none');

/** All colours of a skin, grouped by the question of a designer. */
export const colourGroups: readonly ColourGroup[] = [
  {
    title: 'Ground',
    question: 'What does it lie on?',
    roles: [
      ground('surface', 'The page and its bars lie on it.'),
      ground('surface-raised', 'Cards, sheets and dialogs have it, because they lie above the page.'),
      ground('surface-sunken', 'It lies behind a group of cards, and in fields that no one can change.'),
      ground('hero', 'The loud part of a page stands on it, once on each page.'),
      ground('toast-surface', 'A toast has it for a few seconds, so that it differs from every ground.', 'bg-toast'),
      free('mask', 'It darkens the page behind a sheet or a dialog.', 'bg-mask'),
      free('shade', 'Shadows of sheets and menus are made of it.'),
    ],
  },
  {
    title: 'Ink',
    question: 'What do people read?',
    roles: [
      text('ink', 'Text, titles and amounts have it.'),
      text('ink-muted', 'Hints, captions and the second line of a row have it.'),
      text('ink-on-accent', 'Words and icons on a filled button have it.'),
      text('on-hero', 'The title and the amount on the hero have it.'),
      text('on-hero-muted', 'Secondary text on the hero has it.'),
      text('toast-ink', 'The words of a toast have it.'),
    ],
  },
  {
    title: 'Line',
    question: 'What separates, and what surrounds?',
    roles: [
      free('line', 'It separates rows and surrounds cards. Nothing depends on seeing it.', 'border-line'),
      control('line-strong', 'It surrounds a field, a checkbox or a quiet button, and shows where to press.'),
      control('focus', 'The ring around what the keyboard has reached is drawn with it.', 'outline-focus'),
    ],
  },
  {
    title: 'Accent',
    question: 'What can be pressed?',
    roles: [
      text('accent', 'It marks the one main action, links, and what is chosen.'),
      text('accent-strong', 'The same action has it under a finger or a mouse.'),
      ground('accent-soft', 'What is chosen lies on it, such as a row or a chip.'),
      free('spark', 'It is the brand’s second colour, in pictures only.', 'text-spark'),
    ],
  },
  {
    title: 'Status',
    question: 'How does it stand?',
    roles: [
      text('success', 'It says that something is done or was approved.'),
      ground('success-soft', 'Good news lies on it.'),
      text('warning', 'It says that something needs attention soon.'),
      ground('warning-soft', 'A warning lies on it.'),
      text('danger', 'It says that something failed, and fills the button that destroys.'),
      ground('danger-soft', 'An error lies on it.'),
      ground('info-soft', 'A notice that asks for nothing lies on it.'),
      text('up', 'A rising price has it: green, or red where the customer wants so.'),
      text('down', 'A falling price has it: red, or green where the customer wants so.'),
    ],
  },
  {
    title: 'Charts',
    question: 'Which part is larger?',
    roles: [
      chart('chart-1', 'The largest part has it.'),
      chart('chart-2', 'The second part has it.'),
      chart('chart-3', 'The third part has it.'),
      chart('chart-4', 'The fourth part has it.'),
      chart('chart-5', 'The fifth part has it.'),
      chart('chart-6', 'The sixth part has it.'),
      chart('chart-7', 'All smaller parts together have it.'),
    ],
  },
];
