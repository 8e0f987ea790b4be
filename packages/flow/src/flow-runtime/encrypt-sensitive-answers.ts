import { type FormValues, readPath, writePath } from '../form/paths.ts';

/**
 * Encrypts the answers at sensitive paths. Returns the other answers with these fields empty, and the encrypted texts by path. `taxResidencies.*.number`
 * matches each entry of a list. Rejects if a text cannot be encrypted.
 */
export async function encryptSensitiveAnswers(
  values: FormValues,
  patterns: readonly string[],
  encrypt: (text: string) => Promise<string>,
): Promise<{ answers: FormValues; encrypted: Record<string, string> | undefined }> {
  let answers = values;
  const encrypted: Record<string, string> = {};
  for (const path of patterns.flatMap((pattern) => expand(values, pattern))) {
    const text = readPath(values, path);
    if (typeof text !== 'string' || text === '') continue;
    encrypted[path] = await encrypt(text);
    answers = writePath(answers, path, '');
  }
  return { answers, encrypted: Object.keys(encrypted).length ? encrypted : undefined };
}

function expand(values: FormValues, pattern: string): readonly string[] {
  const [list, rest] = pattern.split('.*.');
  if (list === undefined || rest === undefined) return [pattern];
  const entries = readPath(values, list);
  return Array.isArray(entries) ? entries.map((_, index) => `${list}.${index}.${rest}`) : [];
}
