import { documentOwner } from '../../document-owner/document-owner.ts';
import type { Answers, Migration } from '../../journey.ts';
import { occupationList } from '../../reference-lists/occupations/occupations.ts';
import { acceptedRiskLevel, isSuitable } from '../../risk-profile/risk-profile.ts';
import { proofAsked } from '../shared/migrations.ts';
import { isListed } from './assets.ts';

/**
 * Version 1 let the occupation be typed. What is a code or an English name of the list stays, as the code; anything else has to be chosen. It also knew no second
 * holder: those drafts stay for one person, who is told that there may be two.
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

/** Version 2 did not ask an employee of a regulated company for the employer's consent. */
export const fromVersion2: Migration = (answers) => {
  const experience = answers['assets-select'];
  const asked = experience?.regulatedEmployee === 'yes' && experience.employerConsent === undefined;
  return {
    answers,
    changes: asked ? [{ step: 'assets-select', code: 'employer-consent', effect: 'answer-again' }] : [],
  };
};

/**
 * Version 3 asked the self-employed for an industry, not for the section of their business. It did not warn of margin above the risk profile, and
 * it took a diploma or a professional qualification without its proof.
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
      ...proofAsked('assets-select')(answers).changes,
      ...(unwarned ? [{ step: 'select-account-type', code: 'risk-warning', effect: 'answer-again' } as const] : []),
    ],
  };
};

/**
 * Version 4 asked for nationality and type of document in the basic information, and for the photo of the document later. Version 5 asks for the photo first,
 * with both. What was typed stays.
 */
export const fromVersion4: Migration = (answers) => {
  const photo = answers['submit-photo'];
  const owner = documentOwner(answers);
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
  isListed(typed)
    ? typed
    : occupationList.find(({ occupationName }) => occupationName.toLowerCase() === typed.toLowerCase())?.occupationCode;
