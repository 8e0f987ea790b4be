import { createRows, type SummaryModule, translateAnswer, withField } from '@quayside/i18n/internals/answer-summary';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';
import { riskProfile } from '@quayside/i18n/internals/text/risk-profile';
import { tradingExperience } from '@quayside/i18n/internals/text/trading-experience';
import { getRiskLevel, getRiskQuestionnaire, type RiskProfileAnswers } from '@quayside/rules/internals/risk-profile';

/** Summary of the accepted risk level and the answers. Has no rows for an unknown questionnaire. Derived answers are changed from the result. */
export const summary: SummaryModule = {
  title: 'riskState',
  texts: [tradingExperience, riskProfile, checkAnswers],
  rows: (given, words) => {
    const { version = '', answers = {}, derived = {}, accepted } = given as Partial<RiskProfileAnswers>;
    const level = getRiskLevel({ version, answers, derived });
    if (!level) return [];
    return [
      {
        label: words(tradingExperience, 'risk.result'),
        value: words(riskProfile, `level.${level}.label`),
        field: 'accepted',
        essential: true,
      },
      ...getRiskQuestionnaire(version).questions.map(({ id, source }) => ({
        label: translateAnswer(words, riskProfile, `${id}.label`),
        value: translateAnswer(words, riskProfile, `${id}.${source ? derived[id] : answers[id]}`),
        field: source ? 'accepted' : `answers.${id}`,
      })),
      ...withField('accepted', createRows(tradingExperience, words).confirmed('risk.accept', accepted)),
    ];
  },
};
