import { getDocumentOwner } from '@quayside/rules/internals/document-owner';
import { jointDefinition } from '@quayside/rules/internals/flow-definitions/joint';
import { defineJourney, type JourneyContext, type StepRule } from '@quayside/rules/journey';
import { openingFacts } from '../answers/step-answers.ts';
import { applyDigitalId } from '../digital-id/digital-id-answers.ts';
import { needsProofOfAddress } from '../submit-address/rule.ts';
import { fromVersion1, fromVersion2, fromVersion3, fromVersion4 } from './migrations.ts';
import { openingRules } from './step-rules.ts';

/**
 * Journey of the second holder of a joint account. The first holder answers what belongs to the account (tier, account type, risk profile). A minor skips
 * finances, experience and proof of address, but must prove the guardian. Minors cannot trade products that need an assessment (CAR or CKA). A minor with a
 * birth certificate also skips the face check.
 */
export const jointJourney = defineJourney(jointDefinition, {
  version: 5,
  migrations: { 1: fromVersion1, 2: fromVersion2, 3: fromVersion3, 4: fromVersion4 },
  derive: applyDigitalId,
  rules: {
    ...openingRules,
    'choose-tip': required(openingRules['choose-tip']),
    'assets-info': where(isAdult, openingRules['assets-info']),
    'assets-select': where(isAdult, openingRules['assets-select']),
    'submit-address': where(
      (context) => isAdult(context) && needsProofOfAddress(context),
      openingRules['submit-address'],
    ),
    'prove-relationship': where(isMinor, withoutRequest(openingRules['prove-relationship'])),
    'face-recognition': where(hasPicture, openingRules['face-recognition']),
    'face-h5': where(hasPicture, openingRules['face-h5']),
  },
  ...openingFacts,
});

function where(applies: (context: JourneyContext) => boolean, rule: StepRule): StepRule {
  return { ...rule, when: applies };
}

/** Returns the rule of a step that Continue opens. Second holders did not see home, and a minor needs other documents. */
function required(rule: StepRule): StepRule {
  const { optional: _optional, skipWhenSatisfied: _beside, ...opened } = rule;
  return opened;
}

/** Returns the rule without `onRequest`, because a minor always proves the guardian. In an opening, the proof is due only after a reviewer's request. */
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

/** Returns whether the holder's document has a picture. The draft of an adult may still contain the certificate of a minor. */
function hasPicture(context: JourneyContext): boolean {
  return isAdult(context) || getDocumentOwner(context.answers).documentType !== 'birth-certificate';
}
