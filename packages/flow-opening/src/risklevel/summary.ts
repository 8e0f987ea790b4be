import type { SummaryModule } from '@quayside/flow/define-flow';
import { openingExperience } from '@quayside/i18n/text/opening-experience';
import { riskProfile } from '@quayside/i18n/text/risk-profile';
import { checkRiskProfile, type RiskAnswers, riskQuestionnaire, scoreRiskProfile } from '@quayside/rules/risk-profile';

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
