/** The kind of contrast measurement: for a ground under text, a text, the border of a control, a part of a chart, or none. */
export type ContrastKind = 'ground' | 'text' | 'control' | 'chart' | 'none';

export type ColourRole = {
  /** The name of its CSS variable without `--q-`. */
  readonly token: string;
  readonly measure: ContrastKind;
  /** The Tailwind class that uses the colour, if there is one. */
  readonly look?: string;
  readonly purpose: string;
};

export type ColourGroup = {
  readonly title: string;
  readonly question: string;
  readonly roles: readonly ColourRole[];
};

const role =
  (measure: ContrastKind, prefix?: string) =>
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

/** All colours of a skin. Each group answers one question of a designer, such as “What is behind it?”. */
export const colourGroups: readonly ColourGroup[] = [
  {
    title: 'Ground',
    question: 'What is behind it?',
    roles: [
      ground('surface', 'It is the background of the page and its bars.'),
      ground('surface-raised', 'Cards, sheets and dialogs have it, because they are above the page.'),
      ground('surface-sunken', 'It is behind groups of cards, and in read-only fields.'),
      ground('hero', 'It is the background of the hero, once on each page.'),
      ground('toast-surface', 'It is the background of a toast, so that a toast differs from every page.', 'bg-toast'),
      free('mask', 'It darkens the page behind a sheet or a dialog.', 'bg-mask'),
      free('shade', 'Shadows of sheets and menus use it.'),
    ],
  },
  {
    title: 'Ink',
    question: 'What do people read?',
    roles: [
      text('ink', 'Text, titles and amounts use it.'),
      text('ink-muted', 'Hints, captions and the second line of a row use it.'),
      text('ink-on-accent', 'Text and icons on a filled button use it.'),
      text('on-hero', 'The title and the amount on the hero use it.'),
      text('on-hero-muted', 'Secondary text on the hero uses it.'),
      text('toast-ink', 'The text of a toast uses it.'),
    ],
  },
  {
    title: 'Line',
    question: 'What separates or surrounds?',
    roles: [
      free('line', 'It separates rows and surrounds cards. Customers don’t need to see it.', 'border-line'),
      control('line-strong', 'It surrounds a field, a checkbox or a quiet button, and shows where to press.'),
      control('focus', 'It is the ring around the element with the focus.', 'outline-focus'),
    ],
  },
  {
    title: 'Accent',
    question: 'What can be pressed?',
    roles: [
      text('accent', 'It marks the main action, links and selected answers.'),
      text('accent-strong', 'The main action uses it while it is pressed or hovered.'),
      ground('accent-soft', 'It is behind a selected answer, such as a row or a chip.'),
      free('spark', 'It is the brand’s second colour, only in pictures.', 'text-spark'),
    ],
  },
  {
    title: 'Status',
    question: 'What is the state?',
    roles: [
      text('success', 'It says that something is done or approved.'),
      ground('success-soft', 'It is behind good news.'),
      text('warning', 'It says that something needs attention soon.'),
      ground('warning-soft', 'It is behind a warning.'),
      text('danger', 'It says that something failed, and fills the danger button.'),
      ground('danger-soft', 'It is behind an error.'),
      ground('info-soft', 'It is behind a notice that asks for nothing.'),
      text('up', 'A rising price uses it: green, or red if the customer chose so.'),
      text('down', 'A falling price uses it: red, or green if the customer chose so.'),
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
