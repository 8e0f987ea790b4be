import { checkRiskProfile, type RiskAnswers, riskQuestionnaire, scoreRiskProfile } from '@quayside/rules/risk-profile';
import { openingExperience } from '../text/opening-experience/opening-experience.ts';
import { riskProfile } from '../text/risk-profile/risk-profile.ts';
import type { SummaryModule } from './answers.ts';

type Given = { readonly version?: string; readonly answers?: RiskAnswers };

/** The level, then each answer that led to it. Nothing for answers to questions that are not known any more. */
export const summary: SummaryModule = {
  texts: [openingExperience, riskProfile],
  rows: (given, words) => {
    const { version = '', answers = {} } = given as Given;
    if (checkRiskProfile('answers', answers, version).length > 0) return [];
    const { level } = scoreRiskProfile(answers, version);
    return [
      { label: words(openingExperience, 'risk.result'), value: words(riskProfile, `level.${level}`) },
      ...riskQuestionnaire(version).questions.map(({ id }) => ({
        label: words(riskProfile, id),
        value: words(riskProfile, `${id}.${answers[id]}`),
      })),
    ];
  },
};
