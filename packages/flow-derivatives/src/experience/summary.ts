import { createRows, type SummaryModule, translateAnswer, withField } from '@quayside/i18n/internals/answer-summary';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';
import { tradingExperience } from '@quayside/i18n/internals/text/trading-experience';
import type { DerivativeProduct } from '@quayside/rules/enumerations';
import type { Answers, StepAnswers } from '@quayside/rules/journey';
import { formatDate, isCalendarDate } from '@quayside/values/calendar-date';
import { derivatives } from '../derivative/texts.ts';

type SummaryAnswers = Readonly<Record<string, string | undefined>> & { readonly cognitiveAssessment?: never };

/** Summarizes the answers about trading experience, knowledge and assessment in an application for options, futures or CFDs. */
export const summary: SummaryModule = {
  title: 'sgAssetsSelect',
  texts: [derivatives, tradingExperience, checkAnswers],
  rows: (given, words, language, all) => {
    const answers = given as SummaryAnswers;
    const { cognitiveAssessment } = given as { readonly cognitiveAssessment?: readonly string[] };
    const own = createRows(derivatives, words);
    const { row, choice, choices } = createRows(tradingExperience, words);
    const product = productOf(given, all);
    const listed = (list: 'years' | 'times', id: string | undefined) =>
      withField(list, own.row(`${list}.${product}`, id && translateAnswer(words, tradingExperience, `${list}.${id}`)));
    const uploaded = (id: string | undefined) => (id ? words(checkAnswers, 'document') : undefined);
    const { examPassedOn: passedOn } = answers;
    return [
      ...listed('years', answers.years),
      ...listed('times', answers.times),
      ...choice('derivativeYears.label', answers.derivativeYears, 'years'),
      ...choice('derivativeTimes', answers.derivativeTimes, 'times'),
      ...choice('knowledge.label', answers.knowledge),
      ...withField('cognitiveAssessment', choices('assessment.heading', cognitiveAssessment, 'cognitiveAssessment')),
      ...row('diplomaProof.label', uploaded(answers.diplomaProof)),
      ...row('qualificationProof.label', uploaded(answers.qualificationProof)),
      ...row('workExperienceProof.label', uploaded(answers.workExperienceProof)),
      ...row('examCertificate', uploaded(answers.examCertificate)),
      ...row('examPassedOn.label', isCalendarDate(passedOn) ? formatDate(passedOn, language) : undefined),
      ...withField('priorRefusals', own.choice('refusals.label', answers.priorRefusals)),
    ];
  },
};

/** Returns the product of an application, derived from its answers: only options have a market, and only futures ask for other derivatives. */
function productOf(given: StepAnswers, { introduce }: Answers): DerivativeProduct {
  if (introduce?.market) return 'options';
  return 'derivativeYears' in given ? 'futures' : 'cfd';
}
