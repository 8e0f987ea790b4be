import { documentOwner } from '../../document-owner/document-owner.ts';
import { defineJourney, type JourneyContext, type StepRule } from '../../journey.ts';
import { openingFacts } from '../opening/answers-of.ts';
import { withDigitalId } from '../opening/digital-id-answers.ts';
import { asksForAddress } from '../opening/documents.ts';
import { fromVersion1, fromVersion2, fromVersion3, fromVersion4 } from '../opening/migrations.ts';
import { openingRules } from '../opening/rules.ts';
import { jointDefinition } from './definition/definition.ts';

/**
 * The second holder's part of a joint account: the opening's own steps, asked of another person. What belongs to the account (tier, account type, risk
 * profile) is the first holder's to answer. An adult answers everything else; a minor has no finances, experience or home of their own (domain handbook 6:
 * no CAR or CKA products), but a guardian to prove, and a face only where the document has a picture to compare it with.
 */
export const joint = defineJourney(jointDefinition, {
  version: 5,
  migrations: { 1: fromVersion1, 2: fromVersion2, 3: fromVersion3, 4: fromVersion4 },
  derive: withDigitalId,
  rules: {
    ...openingRules,
    'assets-info': where(isAdult, openingRules['assets-info']),
    'assets-select': where(isAdult, openingRules['assets-select']),
    'submit-address': where((context) => isAdult(context) && asksForAddress(context), openingRules['submit-address']),
    'prove-relationship': where(isMinor, withoutRequest(openingRules['prove-relationship'])),
    'face-recognition': where(hasPicture, openingRules['face-recognition']),
    'face-h5': where(hasPicture, openingRules['face-h5']),
  },
  ...openingFacts,
});

function where(applies: (context: JourneyContext) => boolean, rule: StepRule): StepRule {
  return { ...rule, when: applies };
}

/** Returns the rule without its reviewer's request: a minor's guardian is asked at once. */
function withoutRequest(rule: StepRule): StepRule {
  const { onRequest: _, ...askedAtOnce } = rule;
  return askedAtOnce;
}

function isAdult({ facts }: JourneyContext): boolean {
  return facts.holder?.role !== 'joint-minor';
}

function isMinor(context: JourneyContext): boolean {
  return !isAdult(context);
}

function hasPicture({ answers }: JourneyContext): boolean {
  return documentOwner(answers).documentType !== 'birth-certificate';
}
