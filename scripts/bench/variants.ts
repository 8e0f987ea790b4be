import type { BrowserContext } from 'playwright';
import type { Until } from './probe.ts';

/** Cookies and local storage of somebody who is signed in. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What is played on a page once it is interactive; the name is the column that it fills. */
export type Step =
  | { kind: 'type'; name: string; field: string; text: string }
  | { kind: 'tap'; name: string; target: string; until: Until }
  /** closes what a step opened */
  | { kind: 'press'; key: string }
  /** empties a field the way an edit reaches a framework, so that every field is wrong on submit */
  | { kind: 'clear'; field: string };

export type Variant = {
  name: string;
  url: string;
  /** the form counts as ready in the first painted frame in which this is there and a framework owns it */
  ready: string;
  /** without the second condition: a page that has no framework */
  anyReady?: boolean;
  /** the route whose budget of bytes it keeps */
  route?: string;
  /** who visits; without it, nobody that the page knows */
  signedIn?: SignedIn;
  steps: readonly Step[];
};

type Selectors = {
  field: string;
  country: string;
  row: string;
  rows: number;
  submit: string;
  problem: string;
  problems: number;
};

/** The same steps on every form; libraries differ by selector alone. */
export const formSteps = ({ field, country, row, rows, submit, problem, problems }: Selectors): readonly Step[] => [
  { kind: 'type', name: 'type', field, text: 'Maria Gonzalez' },
  { kind: 'tap', name: 'country sheet', target: country, until: { selector: row, count: rows, settle: true } },
  { kind: 'press', key: 'Escape' },
  { kind: 'clear', field },
  { kind: 'tap', name: 'all errors shown', target: submit, until: { selector: problem, count: problems } },
];

export const plain = (url: string): Variant => ({
  name: 'plain React',
  url,
  ready: '#fullName',
  steps: formSteps({
    field: '#fullName',
    country: '[data-bench=nationality]',
    row: '[data-bench=country]',
    rows: 200,
    submit: '[data-bench=submit]',
    problem: '.problem',
    problems: 9,
  }),
});
