import type { Rejection } from '@quayside/contract/application';
import type { KeyOf, Translate } from '@quayside/i18n/define-text';
import { reasons } from '@quayside/i18n/text/reasons';

/** Returns the reason of a rejection: the text of its code, then the reviewer's note. An unknown code gives a general text. */
export function reasonWords(
  reason: Rejection | null | undefined,
  t: Translate<KeyOf<typeof reasons>>,
): readonly string[] {
  if (!reason) return [];
  const { code, note } = reason;
  const known = Object.hasOwn(reasons.en, code) ? (code as KeyOf<typeof reasons>) : 'other';
  return [...(known === 'other' && note ? [] : [t(known)]), ...(note ? [note] : [])];
}
