import { residenceDifferenceReasons } from '@quayside/rules/enumerations';
import {
  addressSchema,
  checkAddress,
  hasOnlyCountry,
  omitUnusedAddressFields,
} from '@quayside/rules/internals/address';
import { omitFields } from '@quayside/rules/internals/applicable-answers';
import { emailPattern } from '@quayside/rules/internals/email-address';
import { adviseOnEmailDomain } from '@quayside/rules/internals/email-domain';
import { oneOf, optionalText, text, yesNo } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { checkMobile } from '@quayside/rules/internals/phone';
import {
  checkDifferenceReason,
  contactCountries,
  inapplicableReasonFields,
} from '@quayside/rules/internals/residence-difference';
import { isServedCountry } from '@quayside/rules/internals/served-countries';
import type { Suggestions } from '@quayside/rules/internals/suggestions';
import { adviseOnUsAddress, adviseOnUsPhone } from '@quayside/rules/internals/us-indicia';
import { getUsPersonReasonsOfStep } from '@quayside/rules/internals/us-person';
import type { Issue } from '@quayside/rules/issue';
import {
  type Answers,
  type DeepPartial,
  defineStep,
  type Ineligibility,
  type JourneyContext,
  type StepAnswers,
} from '@quayside/rules/journey';
import * as z from 'zod/mini';
import { getBaseInfo } from '../answers/step-answers.ts';
import { isManualEntry } from '../identity/identification.ts';

/**
 * Returns the schema of an email address of at most 320 characters. Its OpenAPI document contains only the first pattern, because some generators do not
 * support Unicode classes.
 */
export const createEmailSchema = () =>
  text('enter-field', 320).check(
    z.regex(/^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/, { error: 'email-format', abort: true }),
    z.refine((email) => emailPattern.test(email), 'email-format'),
  );

const schema = lazyObject(() => ({
  mobile: text('mobile-required', 25),
  email: createEmailSchema(),
  residentialAddress: addressSchema,
  mailingSame: yesNo(),
  mailingAddress: z.optional(addressSchema),
  differenceReason: z.optional(oneOf(residenceDifferenceReasons, 'select-reason')),
  differenceExplanation: optionalText(300),
}));

/** Complete answers of the step `contact-info`. `mobile` is an international number with its `+`. */
export type ContactInfo = z.output<typeof schema>;

/** Step that asks for contact details and addresses in a manual opening. An address outside the countries of tax residency needs a reason (RULE-11). */
export const contactInfoStep = defineStep({
  id: 'contact-info',
  requirement: 'contact',
  when: isManualEntry,
  schema,
  check: (answers, context) => [
    ...(answers.mobile ? checkMobile('mobile', answers.mobile) : []),
    ...adviseOnEmailDomain('email', answers.email ?? ''),
    ...checkAddress('residentialAddress', answers.residentialAddress ?? {}),
    ...(answers.mailingSame === 'no' ? checkAddress('mailingAddress', answers.mailingAddress ?? {}) : []),
    ...getDifferenceIssues(answers, context),
    ...adviseOnUsPhone('mobile', answers.mobile),
    ...adviseOnUsAddress('residentialAddress', answers.residentialAddress),
    ...(answers.mailingSame === 'no' ? adviseOnUsAddress('mailingAddress', answers.mailingAddress) : []),
  ],
  pickApplicable: (answers, { answers: all }) => getApplicableContact(answers, taxCountriesOf(all)),
  ineligible: getContactIneligibility,
  suggestAnswers: ({ answers, own }) => suggestedCountry(answers, own),
});

/**
 * Returns the first country of tax residency, or else the nationality, as the suggested country of residence. Returns an empty object once the address has
 * other lines.
 */
function suggestedCountry(answers: Answers, { residentialAddress }: DeepPartial<ContactInfo>): Suggestions {
  const address = addressGiven.safeParse(residentialAddress ?? {});
  const stated = residenceGiven.safeParse(getBaseInfo(answers));
  if (!address.success || !stated.success || !hasOnlyCountry(address.data)) return {};
  const { taxResidencies = [], nationality } = stated.data;
  const country = taxResidencies.find((row) => row.country)?.country ?? nationality;
  return country ? { 'residentialAddress.country': country } : {};
}

// The server also computes suggestions, and may receive answers of any shape.
const addressGiven = z.record(z.string(), z.optional(z.string()));
const residenceGiven = lazyObject(() => ({
  nationality: z.optional(z.string()),
  taxResidencies: z.optional(z.array(z.object({ country: z.optional(z.string()) }))),
}));

/** Returns `us-person` if an address is in the US, and `country-not-served` if the country of residence is not served. Otherwise returns undefined. */
export function getContactIneligibility(
  answers: DeepPartial<ContactInfo>,
  { today }: Pick<JourneyContext, 'today'>,
): Ineligibility | undefined {
  const { mailingAddress: _, ...others } = answers;
  const shown = answers.mailingSame === 'no' ? answers : others;
  if (getUsPersonReasonsOfStep(shown).length > 0) return 'us-person';
  return isServedCountry(answers.residentialAddress?.country, today) ? undefined : 'country-not-served';
}

const taxCountriesOf = (answers: Answers) => (getBaseInfo(answers).taxResidencies ?? []).map(({ country }) => country);

/** Returns the contact answers without address lines of another country, an unused mailing address, and a reason that is not needed (RULE-11). */
export function getApplicableContact(
  answers: DeepPartial<ContactInfo>,
  taxCountries: readonly (string | undefined)[],
): StepAnswers {
  const { residentialAddress, mailingSame, mailingAddress, differenceReason: reason } = answers;
  return omitFields(
    {
      ...answers,
      ...(residentialAddress ? { residentialAddress: omitUnusedAddressFields(residentialAddress) } : {}),
      ...(mailingAddress ? { mailingAddress: omitUnusedAddressFields(mailingAddress) } : {}),
    },
    [
      ...(mailingSame === 'no' ? [] : ['mailingAddress']),
      ...inapplicableReasonFields({ countries: contactCountries(answers), taxCountries, reason }),
    ],
  );
}

/** Returns an issue if an address is outside the countries of tax residency and the reason or its explanation is missing (RULE-11). */
export const getDifferenceIssues = (
  answers: DeepPartial<ContactInfo>,
  { answers: all }: Pick<JourneyContext, 'answers'>,
): readonly Issue[] =>
  checkDifferenceReason(
    { reason: 'differenceReason', explanation: 'differenceExplanation' },
    {
      countries: contactCountries(answers),
      taxCountries: taxCountriesOf(all),
      reason: answers.differenceReason,
      explanation: answers.differenceExplanation,
    },
  );
