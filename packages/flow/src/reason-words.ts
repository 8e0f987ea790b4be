import type { Rejection } from '@quayside/contract/application';
import type { KeyOf, Translate } from '@quayside/i18n/define-text';
import { reasons } from '@quayside/i18n/text/reasons';

/** Why, in the customer's words: what the code says, then what the reviewer added. A code that is not known says that something is wrong, and no more. */
export function reasonWords(
  reason: Rejection | null | undefined,
  t: Translate<KeyOf<typeof reasons>>,
): readonly string[] {
  if (!reason) return [];
  const { code, note } = reason;
  const known = Object.hasOwn(reasons.en, code) ? (code as KeyOf<typeof reasons>) : 'other';
  return [...(known === 'other' && note ? [] : [t(known)]), ...(note ? [note] : [])];
}
