import { formatDate, isCalendarDate } from '@quayside/rules/calendar-date';
import { withoutUnasked } from '@quayside/rules/experience-asked';
import type { DeepPartial } from '@quayside/rules/journey';
import type { AssetsSelect } from '@quayside/rules/journeys/opening';
import { openingCheck } from '../text/opening-check/opening-check.ts';
import { openingExperience } from '../text/opening-experience/opening-experience.ts';
import type { SummaryModule } from './answers.ts';
import { rowsOf } from './rows.ts';

export const summary: SummaryModule = {
  texts: [openingExperience, openingCheck],
  rows: (given, words, language) => {
    const answers = withoutUnasked(given) as DeepPartial<AssetsSelect>;
    const { row, choice, choices } = rowsOf(openingExperience, words);
    const uploaded = (id: string | undefined) => (id ? words(openingCheck, 'document') : undefined);
    const { examPassedOn: passedOn, noPriorRefusal, regulatedEmployee, employerConsent, pep } = answers;
    return [
      ...choices('objectives', answers.objectives),
      ...choices('tradeCategories', answers.tradeCategories),
      ...choice('stockYears', answers.stockYears, 'years'),
      ...choice('stockTimes', answers.stockTimes, 'times'),
      ...choice('derivativeYears', answers.derivativeYears, 'years'),
      ...choice('derivativeTimes', answers.derivativeTimes, 'times'),
      ...choice('knowledge', answers.knowledge),
      ...choices('assessment.heading', answers.cognitiveAssessment, 'cognitiveAssessment'),
      ...row('diplomaProof', uploaded(answers.diplomaProof)),
      ...row('qualificationProof', uploaded(answers.qualificationProof)),
      ...row('workExperienceProof', uploaded(answers.workExperienceProof)),
      ...row('examCertificate', uploaded(answers.examCertificate)),
      ...row('examPassedOn', isCalendarDate(passedOn) ? formatDate(passedOn, language) : undefined),
      ...row('noPriorRefusal.short', noPriorRefusal ? words(openingCheck, 'confirmed') : undefined),
      ...row('regulatedEmployee', regulatedEmployee && words(openingExperience, regulatedEmployee)),
      ...row('licenceNumber', answers.licenceNumber),
      ...row('employerConsent', employerConsent && words(openingExperience, employerConsent)),
      ...row('employerConsentLetter', uploaded(answers.employerConsentLetter)),
      ...row('pep', pep && words(openingExperience, pep)),
      ...choice('pepRelation', answers.pepRelation),
      ...row('pepPosition', answers.pepPosition),
    ];
  },
};
