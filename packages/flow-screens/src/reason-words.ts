import type { Rejection } from '@quayside/contract/application';
import { isReasonCode } from '@quayside/contract/reasons';
import type { KeyOf, Translate } from '@quayside/i18n/define-text';
import { reasonValues } from '@quayside/i18n/internals/reason-values';
import type { reasons } from '@quayside/i18n/internals/text/reasons';

/**
 * Returns the text for a rejection's code. For an unknown code, returns a general text, or undefined if there is a reviewer's note. Returns undefined without a
 * rejection.
 */
export function reasonWords(
  reason: Rejection | null | undefined,
  t: Translate<KeyOf<typeof reasons>>,
): string | undefined {
  if (!reason) return undefined;
  const known = isReasonCode(reason.code) ? reason.code : 'other';
  return known === 'other' && reason.note ? undefined : t(known, reasonValues(known));
}
