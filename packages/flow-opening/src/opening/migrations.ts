import { getDocumentOwner } from '@quayside/rules/internals/document-owner';
import { createProofMigration } from '@quayside/rules/internals/proof-migration';
import { occupationList } from '@quayside/rules/internals/reference-lists/occupations';
import { acceptedRiskLevel, isSuitable } from '@quayside/rules/internals/risk-profile';
import type { Answers, Migration } from '@quayside/rules/journey';
import { isListedOccupation } from '../assets-info/rule.ts';

/**
 * Migrates answers of version 1, where the occupation was free text. A listed name becomes its code, and any other text is deleted. Version 1 had no second
 * holder, so the customer sees that two are possible.
 */
export const fromVersion1: Migration = (answers) => {
  const occupation = typedOccupation(answers);
  const code = occupation === undefined ? undefined : codeOf(occupation);
  const lost = occupation !== undefined && code === undefined;
  const tier = answers['choose-account'];
  const alone = tier !== undefined && tier.holders === undefined;
  return {
    answers: {
      ...answers,
      ...(occupation === undefined ? {} : { 'assets-info': { ...answers['assets-info'], occupation: code } }),
    },
    changes: [
      ...(lost ? [{ step: 'assets-info', code: 'occupation-listed', effect: 'answer-again' } as const] : []),
      ...(alone ? [{ step: 'choose-account', code: 'joint-holders', effect: 'look' } as const] : []),
    ],
  };
};

/** Migrates answers of version 2. Employees of regulated companies must answer again, because version 2 did not ask for the employer's consent. */
export const fromVersion2: Migration = (answers) => {
  const experience = answers['assets-select'];
  const asked = experience?.regulatedEmployee === 'yes' && experience.employerConsent === undefined;
  return {
    answers,
    changes: asked ? [{ step: 'assets-select', code: 'employer-consent', effect: 'answer-again' }] : [],
  };
};

/**
 * Migrates answers of version 3. Asks for the business section of the self-employed, the proof of a qualification, and the acknowledgement of margin above the
 * risk profile, which version 3 did not.
 */
export const fromVersion3: Migration = (answers) => {
  const work = answers['assets-info'];
  const unnamed = work?.employmentStatus === 'self-employed' && work.business === undefined;
  const level = acceptedRiskLevel(answers.risklevel);
  const unwarned =
    answers['select-account-type']?.accountType === 'margin' && level !== undefined && !isSuitable(level, 'margin');
  return {
    answers,
    changes: [
      ...(unnamed ? [{ step: 'assets-info', code: 'business-asked', effect: 'answer-again' } as const] : []),
      ...createProofMigration('assets-select')(answers).changes,
      ...(unwarned ? [{ step: 'select-account-type', code: 'risk-warning', effect: 'answer-again' } as const] : []),
    ],
  };
};

/**
 * Migrates answers of version 4, which asked for nationality and type of document with the basic information. Copies both to the photo step, which now comes
 * first.
 */
export const fromVersion4: Migration = (answers) => {
  const photo = answers['submit-photo'];
  const owner = getDocumentOwner(answers);
  if (answers.choose?.route === 'digital-id' || Object.keys(owner).length === 0) return { answers, changes: [] };
  return {
    answers: { ...answers, 'submit-photo': { ...owner, ...photo } },
    changes: photo ? [] : [{ step: 'submit-photo', code: 'photo-first', effect: 'look' }],
  };
};

function typedOccupation(answers: Answers): string | undefined {
  const occupation = answers['assets-info']?.occupation;
  return typeof occupation === 'string' && occupation.trim() ? occupation.trim() : undefined;
}

const codeOf = (typed: string): string | undefined =>
  isListedOccupation(typed)
    ? typed
    : occupationList.find(({ occupationName }) => occupationName.toLowerCase() === typed.toLowerCase())?.occupationCode;
