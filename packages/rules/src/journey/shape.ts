import type * as z from 'zod/mini';
import { findUnsupportedCharacter } from '../document-characters/document-characters.ts';
import { type Issue, issue } from '../issue.ts';
import { getOwn } from '../lookups/own.ts';
import { joinPath } from '../lookups/path.ts';
import type { StepAnswers } from './answers.ts';

/**
 * Returns the answers without fields of a wrong type, so that rules can rely on types. Forms do not produce such values. A missing answer does not count as
 * wrong.
 */
export function omitMistypedFields(answers: StepAnswers, misshapen: readonly z.core.$ZodIssue[]): StepAnswers {
  const wrong = misshapen.filter(({ code }) => code === 'invalid_type' || code === 'invalid_union');
  const foreign = new Set(wrong.filter((found) => valueOf(found, answers) !== undefined).map(({ path }) => path[0]));
  return Object.fromEntries(Object.entries(answers).filter(([field]) => !foreign.has(field)));
}

type WithSchema = { readonly schema: z.core.$ZodObject };

/** Returns the answers without fields that the step's schema does not have. */
export function omitUnknownFields(step: WithSchema | undefined, answers: StepAnswers): StepAnswers {
  if (!step) return answers;
  const known = Object.keys(step.schema._zod.def.shape);
  return Object.fromEntries(Object.entries(answers).filter(([field]) => known.includes(field)));
}

/** Returns the answers in their stored form, by applying the `overwrite` checks of the schema to each text. */
export const toStoredAnswers = (step: WithSchema | undefined, answers: StepAnswers): StepAnswers =>
  written(step?.schema, answers) as StepAnswers;

/** Returns a value in its stored form, or unchanged if its type differs from that of the schema. */
function written(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes | undefined)?._zod ?? {};
  if (def?.type === 'optional') return written(def.innerType, value);
  if (def?.type === 'array' && Array.isArray(value)) return value.map((one) => written(def.element, one));
  if (def?.type === 'object' && isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, written(getOwn(def.shape, key), one)]));
  if (def?.type !== 'string' || typeof value !== 'string') return value;
  return (def.checks ?? []).reduce((text, check) => {
    const { check: kind, tx } = check._zod.def as Partial<z.core.$ZodCheckOverwriteDef<string>>;
    return kind === 'overwrite' && tx ? tx(text) : text;
  }, value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueOf = ({ path }: z.core.$ZodIssue, answers: unknown): unknown =>
  path.reduce<unknown>((within, key) => (within as Record<PropertyKey, unknown> | undefined)?.[key], answers);

/** Returns whether a schema issue is about a value of a wrong type, not about a missing, empty or unlisted value. */
function isForeign(found: z.core.$ZodIssue, answers: unknown): boolean {
  const value = valueOf(found, answers);
  if (value === undefined) return false;
  if (value === null) return typeof found.path.at(-1) === 'number'; // a field may be empty, an entry of a list may not
  if (found.code === 'invalid_type') return true;
  if (found.code === 'invalid_value') return !found.values.some((one) => typeof one === typeof value);
  if (found.code !== 'invalid_union') return false;
  return found.errors.length > 0 && found.errors.every((issues) => issues.some((one) => isForeign(one, value)));
}

/** Returns a function that compares issues by the order of the fields and of their list entries. */
export const compareByField = (fields: readonly string[]) => (a: Issue, b: Issue) => {
  const [field = '', entry = ''] = a.path.split('.');
  const [otherField = '', otherEntry = ''] = b.path.split('.');
  return fields.indexOf(field) - fields.indexOf(otherField) || Number(entry) - Number(otherEntry) || 0;
};

/** Returns an issue for an error of the schema. The message of the error is the code. `most` is the maximum length if a text is too long. */
export const toIssue = (found: z.core.$ZodIssue): Issue =>
  issue(
    found.path.map(String).join('.'),
    found.message,
    found.code === 'too_big' ? { most: Number(found.maximum) } : undefined,
  );

/** Returns `character-not-shown` at the path of each text with a character that the documents of the account cannot show. */
export function checkSupportedCharacters(path: string, answers: unknown): readonly Issue[] {
  if (typeof answers === 'string')
    return findUnsupportedCharacter(answers) === undefined ? [] : [issue(path, 'character-not-shown')];
  if (typeof answers !== 'object' || answers === null) return [];
  return Object.entries(answers).flatMap(([name, answer]) => checkSupportedCharacters(joinPath(path, name), answer));
}

/**
 * Returns the path of the first value of a wrong type, such as a number instead of a text; undefined if there is none. Accepts incomplete answers, because
 * `checkStep` reports missing, empty and unlisted values.
 */
export function findMistypedValue(
  step: { readonly schema: z.ZodMiniObject },
  answers: StepAnswers,
): string | undefined {
  const shape = step.schema.safeParse(answers);
  const foreign = shape.success ? undefined : shape.error.issues.find((one) => isForeign(one, answers));
  return foreign?.path.map(String).join('.');
}
