import { coversPath, type FormValues, readPath } from '@quayside/flow/form';
import type { PageAction } from '@quayside/flow/internals/step-pages';

/** The fields of a question page, and what Continue does there. */
export type PageFields = {
  /** The names of the visible fields. The first one identifies the page. */
  readonly fields: readonly [string, ...string[]];
  /** `nothing` means that the page only shows data and counts as answered. Its fields can still show errors. */
  readonly asks?: 'nothing';
  /** The action that replaces Continue and sets answers of the page. */
  readonly action?: PageAction;
};

const idOf = ({ fields: [first] }: PageFields): string => first;

/** Returns whether an answer is not empty: a tick, text, a choice, or a list with an entry. */
const isGiven = (answer: unknown): boolean =>
  Array.isArray(answer)
    ? answer.length > 0
    : answer !== undefined && answer !== null && answer !== '' && answer !== false;

/** Returns whether each field of a page has an answer, valid or not. Returns true for a page that asks nothing. */
export const isAnswered = ({ fields, asks }: PageFields, values: FormValues): boolean =>
  asks === 'nothing' || fields.every((field) => isGiven(readPath(values, field)));

/** Returns the first page with a field at, below or above a path. Returns undefined if there is none, or without a path. */
export const findPageOfPath = <P extends PageFields>(pages: readonly P[], path: string | undefined): P | undefined =>
  path === undefined
    ? undefined
    : pages.find(({ fields }) => fields.some((field) => coversPath(field, path) || coversPath(path, field)));

/**
 * Returns the page on which a step opens: the first one without an answer, or the last one if all have answers. If the URL names an earlier page, returns that
 * one. With `one-answer`, returns the page in the URL even if other answers are missing. Returns undefined without pages.
 * @param unconfirmed fields with a suggested answer that the customer has not seen yet; they count as unanswered
 */
export function landingPage<P extends PageFields>(
  pages: readonly P[],
  values: FormValues,
  wanted: string | undefined,
  errand: 'all-answers' | 'one-answer' = 'all-answers',
  unconfirmed: readonly string[] = [],
): P | undefined {
  const isSeen = ({ fields }: P) => !fields.some((field) => unconfirmed.includes(field));
  const due = pages.find((page) => !isAnswered(page, values) || !isSeen(page)) ?? pages.at(-1);
  const addressed = findPageOfPath(pages, wanted);
  if (!addressed || !due) return due;
  return errand === 'one-answer' || pages.indexOf(addressed) <= pages.indexOf(due) ? addressed : due;
}

/** Returns the next page or, with `one-answer`, another page without an answer. Returns undefined if Continue should save the step. */
export function pageAfter<P extends PageFields>(
  pages: readonly P[],
  current: P,
  values: FormValues,
  errand: 'all-answers' | 'one-answer',
): P | undefined {
  if (errand === 'one-answer') return pages.find((page) => idOf(page) !== idOf(current) && !isAnswered(page, values));
  return pages[pages.findIndex((page) => idOf(page) === idOf(current)) + 1];
}

/** Returns the previous page, or undefined for the first one. */
export const pageBefore = <P extends PageFields>(pages: readonly P[], current: P): P | undefined =>
  pages[pages.findIndex((page) => idOf(page) === idOf(current)) - 1];
