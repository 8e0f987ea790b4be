import type { useText } from '@quayside/i18n/use-text';
import type { FormHolder } from '@quayside/rules/internals/w8ben-facts';
import type { W8benState } from '@quayside/rules/internals/w8ben-life';
import type { w8benLife } from '../renewal/texts.ts';

type Words = ReturnType<typeof useText<typeof w8benLife>>;

/** Returns the name of the form's holder. Returns undefined if the form is the reader's own. */
export const getOtherHolderName = (whose: FormHolder | undefined): string | undefined =>
  whose && whose.role !== 'self' ? whose.name : undefined;

/**
 * Returns the heading and the sentence about the state of a form, for its holder or the person who signs for the holder. `date` is the due date or the last
 * valid day, as text.
 */
export function getFormStateText(
  t: Words,
  { state, date, whose }: { state: W8benState | 'none'; date: string; whose: FormHolder | undefined },
): { readonly heading: string; readonly lead: string } {
  const name = getOtherHolderName(whose);
  if (name === undefined) return { heading: t(`heading.${state}`), lead: t(`lead.${state}`, { date }) };
  const lead = state === 'affirm' || state === 'none' ? t(`leadOf.${state}`, { date }) : t(`lead.${state}`, { date });
  return { heading: t(`headingOf.${state}`, { name }), lead };
}
