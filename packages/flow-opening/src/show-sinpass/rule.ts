import { getPersonValue, isUsablePersonData, type PersonData } from '@quayside/rules/internals/person-data';
import { checkMobile } from '@quayside/rules/internals/phone';
import { adviseOnUsPhone, findUsIndicia } from '@quayside/rules/internals/us-indicia';
import { advice, issue } from '@quayside/rules/issue';
import { defineStep } from '@quayside/rules/journey';
import { showSinpassShape } from '../digital-id/digital-id-answers.ts';
import { getDigitalIdAnswers, getDigitalIdIneligibility, usesDigitalId } from '../digital-id/digital-id-rule.ts';
import { getPersonData } from '../identity/identification.ts';
import { checkOtherPerson } from '../identity/other-person.ts';

/**
 * Step that shows the data of the national digital ID. Complete once the person has confirmed the data that the server has now. Codes: `person-data-required`
 * if the server has no data, `person-data-changed` if the person confirmed other data, and `person-data-unusable` if the data do not identify a person. A
 * reviewer asks about the advice `us-birthplace` (docs/decisions/2026-11-22-send-doubts-to-a-reviewer.md).
 */
export const showSinpassStep = defineStep({
  id: 'show-sinpass',
  requirement: 'contact',
  when: usesDigitalId,
  schema: showSinpassShape,
  check: ({ personData, mobile, email }, context) => {
    const { facts } = context;
    const person = getPersonData(facts);
    if (!person) return [issue('personData', 'person-data-required')];
    if (!isUsablePersonData(person)) return [issue('personData', 'person-data-unusable')];
    return [
      ...checkOtherPerson('personData', getPersonValue(person, 'uinfin'), facts),
      ...(personData && personData !== person.id ? [issue('personData', 'person-data-changed')] : []),
      ...(mobile ? checkMobile('mobile', mobile) : []),
      ...adviseOnUsPhone('mobile', mobile),
      ...(bornInUs(person) && !getDigitalIdIneligibility({ mobile, email }, {}, context)
        ? [advice('birthcountry', 'us-birthplace')]
        : []),
    ];
  },
  ineligible: (shown, context) => getDigitalIdIneligibility(shown, {}, context),
  resolve: (shown, context) => getDigitalIdAnswers(shown, {}, context),
});

const bornInUs = (person: PersonData): boolean =>
  findUsIndicia({ birthCountry: getPersonValue(person, 'birthcountry') }).length > 0;
