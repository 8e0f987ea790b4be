import type { Rejection } from '@quayside/contract/application';
import { isReasonCode } from '@quayside/contract/reasons';
import type { KeyOf, Translate } from '@quayside/i18n/define-text';
import { reasonValues } from '@quayside/i18n/reason-values';
import type { reasons } from '@quayside/i18n/text/reasons';

/** Returns the reason of a rejection: the text of its code, then the reviewer's note. An unknown code gives a general text. */
export function reasonWords(
  reason: Rejection | null | undefined,
  t: Translate<KeyOf<typeof reasons>>,
): readonly string[] {
  if (!reason) return [];
  const { code, note } = reason;
  const known = isReasonCode(code) ? code : 'other';
  return [...(known === 'other' && note ? [] : [t(known, reasonValues(known))]), ...(note ? [note] : [])];
}
