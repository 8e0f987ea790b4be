import { createRows, type SummaryModule, translateAnswer, withField } from '@quayside/i18n/internals/answer-summary';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';
import { riskProfile } from '@quayside/i18n/internals/text/risk-profile';
import { tradingExperience } from '@quayside/i18n/internals/text/trading-experience';
import {
  checkRiskProfile,
  getRiskQuestionnaire,
  type RiskAnswers,
  scoreRiskProfile,
} from '@quayside/rules/internals/risk-profile';

type SummaryAnswers = { readonly version?: string; readonly answers?: RiskAnswers; readonly accepted?: boolean };

/** Summary of the accepted risk level and the answers. Has no rows for an unknown questionnaire. */
export const summary: SummaryModule = {
  title: 'riskState',
  texts: [tradingExperience, riskProfile, checkAnswers],
  rows: (given, words) => {
    const { version = '', answers = {}, accepted } = given as SummaryAnswers;
    if (checkRiskProfile('answers', answers, version).length > 0) return [];
    const { level } = scoreRiskProfile(answers, version);
    return [
      {
        label: words(tradingExperience, 'risk.result'),
        value: words(riskProfile, `level.${level}.label`),
        field: 'accepted',
        essential: true,
      },
      ...getRiskQuestionnaire(version).questions.map(({ id }) => ({
        label: translateAnswer(words, riskProfile, `${id}.label`),
        value: translateAnswer(words, riskProfile, `${id}.${answers[id]}`),
        field: `answers.${id}`,
      })),
      ...withField('accepted', createRows(tradingExperience, words).confirmed('risk.accept', accepted)),
    ];
  },
};
