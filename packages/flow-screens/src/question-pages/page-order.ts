import { covers, readPath, type Values } from '@quayside/flow/form';
import type { PageAction } from '@quayside/flow/internals/step-pages';

/** The fields of a page. */
export type PageFields = {
  /** names of the visible fields; the first one is the name of the page */
  readonly fields: readonly [string, ...string[]];
  /** `nothing`: the page only shows known data; its fields can show errors */
  readonly asks?: 'nothing';
  /** replaces Continue and sets answers of the page */
  readonly action?: PageAction;
};

const idOf = ({ fields: [first] }: PageFields): string => first;

/** Returns whether there is an answer: a tick, text, a choice, or a list with an entry. */
const isGiven = (answer: unknown): boolean =>
  Array.isArray(answer)
    ? answer.length > 0
    : answer !== undefined && answer !== null && answer !== '' && answer !== false;

/** Returns whether each field of a page has an answer, valid or not. */
export const isAnswered = ({ fields, asks }: PageFields, values: Values): boolean =>
  asks === 'nothing' || fields.every((field) => isGiven(readPath(values, field)));

/** Returns the first page with a field at, below or above a path. */
export const pageWith = <P extends PageFields>(pages: readonly P[], path: string | undefined): P | undefined =>
  path === undefined
    ? undefined
    : pages.find(({ fields }) => fields.some((field) => covers(field, path) || covers(path, field)));

/**
 * Returns the page that a step opens with: the first one without an answer, or the last one if all are answered. Opens an earlier page if the URL names it.
 * With `one-answer`, opens the page in the URL even if other answers are missing.
 * @param unconfirmed fields with a suggested answer that the customer has not seen yet; they count as unanswered
 */
export function landingPage<P extends PageFields>(
  pages: readonly P[],
  values: Values,
  wanted: string | undefined,
  errand: 'all-answers' | 'one-answer' = 'all-answers',
  unconfirmed: readonly string[] = [],
): P | undefined {
  const isSeen = ({ fields }: P) => !fields.some((field) => unconfirmed.includes(field));
  const due = pages.find((page) => !isAnswered(page, values) || !isSeen(page)) ?? pages.at(-1);
  const addressed = pageWith(pages, wanted);
  if (!addressed || !due) return due;
  return errand === 'one-answer' || pages.indexOf(addressed) <= pages.indexOf(due) ? addressed : due;
}

/** Returns the next page; with `one-answer`, the next page without an answer. Undefined if the step is to be saved instead. */
export function pageAfter<P extends PageFields>(
  pages: readonly P[],
  current: P,
  values: Values,
  errand: 'all-answers' | 'one-answer',
): P | undefined {
  if (errand === 'one-answer') return pages.find((page) => idOf(page) !== idOf(current) && !isAnswered(page, values));
  return pages[pages.findIndex((page) => idOf(page) === idOf(current)) + 1];
}

/** Returns the previous page; undefined for the first one. */
export const pageBefore = <P extends PageFields>(pages: readonly P[], current: P): P | undefined =>
  pages[pages.findIndex((page) => idOf(page) === idOf(current)) - 1];
