import {
  assetsInfoStep,
  baseInfoStep,
  type ContactInfo,
  checkAnswersStep,
  contactInfoStep,
  getBaseInfo,
  signInfoStep,
  submitAddressStep,
  submitPhotoStep,
} from '@quayside/flow-opening/internals/rules';
import { informationChangeDefinition } from '@quayside/rules/internals/flow-definitions/information-change';
import { contactCountries, needsDifferenceReason } from '@quayside/rules/internals/residence-difference';
import { issue } from '@quayside/rules/issue';
import {
  type Answers,
  type DeepPartial,
  defineJourney,
  type Facts,
  type JourneyContext,
  type StepRule,
} from '@quayside/rules/journey';
import {
  type InformationPart,
  informationPartNames,
  informationParts,
  isAddressChanged,
  isPartChanged,
} from '../change-information/information-parts.ts';
import { changeSelectionStep } from '../change-information/rule.ts';

const partsOf = ({ answers }: Pick<JourneyContext, 'answers'>): readonly InformationPart[] =>
  ((answers.what ?? {}) as { readonly parts?: readonly InformationPart[] }).parts ?? [];

const asksFor = (part: InformationPart) => (context: JourneyContext) => partsOf(context).includes(part);

/** Returns a copy of a step that applies only while `when` returns true. */
const only = (step: StepRule, when: (context: JourneyContext) => boolean): StepRule => ({ ...step, when });

const heldOf = ({ facts }: JourneyContext) => facts.customer?.held ?? {};

/**
 * Returns the answers with the stored information for the parts that the customer did not choose, or chose and edited before. Adds the contact details to the
 * chosen parts if new tax residencies require a reason for the stored addresses (RULE-11).
 */
function replaceUnchosenParts(answers: Answers, { customer }: Pick<Facts, 'customer'>): Answers {
  const { held = {} } = customer ?? {};
  const requested = partsOf({ answers });
  const lacksReason = requested.includes('identity') && !requested.includes('contact') && needsReason(held, answers);
  const chosen = informationPartNames.filter((part) => requested.includes(part) || (part === 'contact' && lacksReason));
  const steps = informationPartNames.filter((part) => !chosen.includes(part)).map((part) => informationParts[part]);
  const stored = steps.flatMap((step) => (held[step] ? [[step, held[step]]] : []));
  return {
    ...answers,
    ...(lacksReason ? { what: { ...answers.what, parts: chosen } } : {}),
    ...Object.fromEntries(stored),
  };
}

/** Returns whether the stored addresses need a reason that is not stored, because the new tax residencies do not contain their countries. */
function needsReason(held: Answers, given: Answers): boolean {
  const contact = (held['contact-info'] ?? {}) as DeepPartial<ContactInfo>;
  const taxCountries = (getBaseInfo(given).taxResidencies ?? []).map(({ country }) => country);
  return !contact.differenceReason && needsDifferenceReason({ countries: contactCountries(contact), taxCountries });
}

const moves = (context: JourneyContext): boolean =>
  asksFor('contact')(context) && isAddressChanged(heldOf(context), context.answers);

/** The step in which the customer confirms the changes. Reports the issue `nothing-changed` if a chosen part has no change. */
const check: StepRule = {
  ...checkAnswersStep,
  check: (_, context) => {
    const same = partsOf(context).filter((part) => !isPartChanged(part, heldOf(context), context.answers));
    return same.length > 0 ? [issue('confirmed', 'nothing-changed')] : [];
  },
};

/**
 * The journey in which account holders change their saved information. It uses the forms of the opening, prefilled with that information, and asks for proofs.
 */
export const informationChange = defineJourney(informationChangeDefinition, {
  version: 1,
  startsWithStoredAnswers: true,
  derive: replaceUnchosenParts,
  rules: {
    what: changeSelectionStep,
    'base-info': only(baseInfoStep, asksFor('identity')),
    'contact-info': only(contactInfoStep, asksFor('contact')),
    'assets-info': only(assetsInfoStep, asksFor('finances')),
    'submit-photo': only(submitPhotoStep, asksFor('identity')),
    'submit-address': only(submitAddressStep, moves),
    'check-answers': check,
    'sign-info': signInfoStep,
  },
});
