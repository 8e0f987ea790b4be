import {
  createRows,
  markEssential,
  markUnusual,
  type SummaryModule,
  withField,
} from '@quayside/i18n/internals/answer-summary';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';
import { tradingExperience } from '@quayside/i18n/internals/text/trading-experience';
import { omitFields } from '@quayside/rules/internals/applicable-answers';
import { inapplicableExperienceFields } from '@quayside/rules/internals/experience-fields';
import type { DeepPartial } from '@quayside/rules/journey';
import { formatDate, isCalendarDate } from '@quayside/values/calendar-date';
import type { AssetsSelect } from './rule.ts';

export const summary: SummaryModule = {
  title: 'sgAssetsSelect',
  texts: [tradingExperience, checkAnswers],
  rows: (given, words, language) => {
    const answers = omitFields(given, inapplicableExperienceFields(given)) as DeepPartial<AssetsSelect>;
    const { row, choice, choices } = createRows(tradingExperience, words);
    const uploaded = (id: string | undefined) => (id ? words(checkAnswers, 'document') : undefined);
    const { examPassedOn: passedOn, noPriorRefusal, regulatedEmployee, employerConsent, pep } = answers;
    return [
      ...choices('objectives.label', answers.objectives),
      ...markEssential(choices('tradeCategories.label', answers.tradeCategories)),
      ...choice('stockYears', answers.stockYears, 'years'),
      ...choice('stockTimes', answers.stockTimes, 'times'),
      ...choice('derivativeYears.label', answers.derivativeYears, 'years'),
      ...choice('derivativeTimes', answers.derivativeTimes, 'times'),
      ...choice('knowledge.label', answers.knowledge),
      ...withField(
        'cognitiveAssessment',
        choices('assessment.heading', answers.cognitiveAssessment, 'cognitiveAssessment'),
      ),
      ...row('diplomaProof.label', uploaded(answers.diplomaProof)),
      ...row('qualificationProof.label', uploaded(answers.qualificationProof)),
      ...row('workExperienceProof.label', uploaded(answers.workExperienceProof)),
      ...row('examCertificate', uploaded(answers.examCertificate)),
      ...row('examPassedOn.label', isCalendarDate(passedOn) ? formatDate(passedOn, language) : undefined),
      ...withField(
        'noPriorRefusal',
        row('noPriorRefusal.short', noPriorRefusal ? words(checkAnswers, 'confirmed') : undefined),
      ),
      ...markUnusual(
        row('regulatedEmployee.label', regulatedEmployee && words(tradingExperience, regulatedEmployee)),
        regulatedEmployee === 'yes',
      ),
      ...row('licenceNumber', answers.licenceNumber),
      ...row('employerConsent.label', employerConsent && words(tradingExperience, employerConsent)),
      ...row('employerConsentLetter.label', uploaded(answers.employerConsentLetter)),
      ...markUnusual(row('pep.label', pep && words(tradingExperience, pep)), pep === 'yes'),
      ...choice('pepRelation.label', answers.pepRelation),
      ...row('pepPosition.label', answers.pepPosition),
    ];
  },
};
