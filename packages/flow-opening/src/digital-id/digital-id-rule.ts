import { type DeepPartial, type Ineligibility, type JourneyContext, type StepAnswers } from '@quayside/rules/journey';
import { getPersonIneligibility } from '../base-info/rule.ts';
import { getContactIneligibility } from '../contact-info/rule.ts';
import { getPersonData, isManualEntry } from '../identity/identification.ts';
import { type ShowSinpass, type SinpassAdditional, toTypedAnswers } from './digital-id-answers.ts';

/** Returns whether the customer uses the digital ID instead of manual entry. */
export const usesDigitalId = (context: JourneyContext): boolean => !isManualEntry(context);

/** Returns why the digital ID and the additional answers exclude the customer. Returns undefined if they do not, or if the server has no data. */
export function getDigitalIdIneligibility(
  shown: DeepPartial<ShowSinpass>,
  more: DeepPartial<SinpassAdditional>,
  context: JourneyContext,
): Ineligibility | undefined {
  const person = getPersonData(context.facts);
  if (!person) return undefined;
  const { base, contact } = toTypedAnswers(person, shown, more);
  return getPersonIneligibility(base, context) ?? getContactIneligibility(contact, context);
}

/** Returns the answers of `base-info` and `contact-info` as one object. Returns an empty object if the server has no data of the digital ID. */
export function getDigitalIdAnswers(
  shown: DeepPartial<ShowSinpass>,
  more: DeepPartial<SinpassAdditional>,
  { facts }: JourneyContext,
): StepAnswers {
  const person = getPersonData(facts);
  if (!person) return {};
  const { base, contact } = toTypedAnswers(person, shown, more);
  return { ...base, ...contact };
}
