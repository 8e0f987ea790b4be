import type { Step, StepAnswers } from '@quayside/rules/journey';
import { type Transit, TransitError } from '../../kernel/crypto/transit.ts';
import { isPlainText } from '../../kernel/plain-data.ts';
import { invalidRequest } from '../../kernel/refusal.ts';

/**
 * Inserts values that the client encrypted into the answers of a step (CRYPT-01). Throws `Refusal` (`invalidRequest`) if a value does not decrypt, or its
 * path is not sensitive or not in the answers.
 */
export async function withDecrypted(
  transit: Transit,
  step: Step | undefined,
  answers: StepAnswers,
  encrypted: Readonly<Record<string, string>>,
): Promise<StepAnswers> {
  const result = structuredClone(answers) as Record<string, unknown>;
  for (const [path, value] of Object.entries(encrypted)) {
    if (!step?.sensitive?.some((pattern) => fits(pattern, path))) throw invalidRequest(`encrypted.${path}`);
    put(result, path, await open(transit, path, value));
  }
  return result;
}

async function open(transit: Transit, path: string, value: string): Promise<string> {
  try {
    const text = await transit.open(value);
    if (!isPlainText(text)) throw invalidRequest(`encrypted.${path}`);
    return text;
  } catch (error) {
    if (error instanceof TransitError) throw invalidRequest(`encrypted.${path}`);
    throw error;
  }
}

/** Returns whether a path matches a pattern: `taxResidencies.*.number` matches `taxResidencies.0.number`. */
function fits(pattern: string, path: string): boolean {
  const parts = path.split('.');
  const wanted = pattern.split('.');
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => (part === '*' ? /^\d{1,3}$/.test(parts[index] ?? '') : part === parts[index]))
  );
}

function put(answers: Record<string, unknown>, path: string, value: string): void {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  let target: unknown = answers;
  for (const part of parts) target = isObject(target) && Object.hasOwn(target, part) ? target[part] : undefined;
  if (!isObject(target)) throw invalidRequest(`encrypted.${path}`);
  target[last] = value;
}

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';
