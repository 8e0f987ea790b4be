import { formatDate, isCalendarDate } from '@quayside/rules/calendar-date';
import type { DerivativeProduct } from '@quayside/rules/enumerations';
import type { Answers, StepAnswers } from '@quayside/rules/journey';
import { derivatives } from '../text/derivatives/derivatives.ts';
import { openingCheck } from '../text/opening-check/opening-check.ts';
import { openingExperience } from '../text/opening-experience/opening-experience.ts';
import type { SummaryModule } from './answers.ts';
import { rowsOf } from './rows.ts';

type Given = Readonly<Record<string, string | undefined>> & { readonly cognitiveAssessment?: never };

/** Of an application for options, futures or CFDs. */
export const summary: SummaryModule = {
  texts: [derivatives, openingExperience, openingCheck],
  rows: (given, words, language, all) => {
    const answers = given as Given;
    const { cognitiveAssessment } = given as { readonly cognitiveAssessment?: readonly string[] };
    const own = rowsOf(derivatives, words);
    const { row, choice, choices } = rowsOf(openingExperience, words);
    const product = productOf(given, all);
    const listed = (list: 'years' | 'times', id: string | undefined) =>
      own.row(`${list}.${product}`, id && words(openingExperience, `${list}.${id}`));
    const uploaded = (id: string | undefined) => (id ? words(openingCheck, 'document') : undefined);
    const { examPassedOn: passedOn } = answers;
    return [
      ...listed('years', answers.years),
      ...listed('times', answers.times),
      ...choice('derivativeYears', answers.derivativeYears, 'years'),
      ...choice('derivativeTimes', answers.derivativeTimes, 'times'),
      ...choice('knowledge', answers.knowledge),
      ...choices('assessment.heading', cognitiveAssessment, 'cognitiveAssessment'),
      ...row('diplomaProof', uploaded(answers.diplomaProof)),
      ...row('qualificationProof', uploaded(answers.qualificationProof)),
      ...row('workExperienceProof', uploaded(answers.workExperienceProof)),
      ...row('examCertificate', uploaded(answers.examCertificate)),
      ...row('examPassedOn', isCalendarDate(passedOn) ? formatDate(passedOn, language) : undefined),
      ...own.choice('refusals', answers.priorRefusals),
    ];
  },
};

/** What it was applied for: options alone name a market, futures alone ask for other derivatives. */
function productOf(given: StepAnswers, { introduce }: Answers): DerivativeProduct {
  if (introduce?.market) return 'options';
  return 'derivativeYears' in given ? 'futures' : 'cfd';
}
