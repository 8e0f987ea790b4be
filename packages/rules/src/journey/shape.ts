import type * as z from 'zod/mini';
import { type Issue, issue } from '../issue.ts';
import type { StepAnswers } from './answers.ts';

/** Returns the answers without values of a wrong type, which no form produces, so that rules never see them. */
export function withoutForeignTypes(answers: StepAnswers, misshapen: readonly z.core.$ZodIssue[]): StepAnswers {
  const foreign = new Set(
    misshapen.filter(({ code }) => code === 'invalid_type' || code === 'invalid_union').map(({ path }) => path[0]),
  );
  return Object.fromEntries(Object.entries(answers).filter(([field]) => !foreign.has(field)));
}

/** Returns the answers of the fields that the step knows. */
export function onlyKnown(step: { readonly schema: z.core.$ZodObject } | undefined, answers: StepAnswers): StepAnswers {
  if (!step) return answers;
  const known = Object.keys(step.schema._zod.def.shape);
  return Object.fromEntries(Object.entries(answers).filter(([field]) => known.includes(field)));
}

/** Whether an issue of a schema means a value of a type that the field cannot hold. */
export function isForeign(found: z.core.$ZodIssue, answers: unknown): boolean {
  const value = found.path.reduce<unknown>(
    (within, key) => (within as Record<PropertyKey, unknown> | undefined)?.[key],
    answers,
  );
  if (value === undefined || value === null) return false;
  if (found.code === 'invalid_type') return true;
  if (found.code === 'invalid_value') return !found.values.some((one) => typeof one === typeof value);
  if (found.code !== 'invalid_union') return false;
  return found.errors.length > 0 && found.errors.every((issues) => issues.some((one) => isForeign(one, value)));
}

/** Compares issues by the order of the fields and of list entries. Stable for issues of one field. */
export const byField = (fields: readonly string[]) => (a: Issue, b: Issue) => {
  const [field = '', entry = ''] = a.path.split('.');
  const [otherField = '', otherEntry = ''] = b.path.split('.');
  return fields.indexOf(field) - fields.indexOf(otherField) || Number(entry) - Number(otherEntry) || 0;
};

/** Returns the issue of a schema's error, whose message is the code. `most`: the greatest length of a text that is too long. */
export const fromSchema = (found: z.core.$ZodIssue): Issue =>
  issue(
    found.path.map(String).join('.'),
    found.message,
    found.code === 'too_big' ? { most: Number(found.maximum) } : undefined,
  );
