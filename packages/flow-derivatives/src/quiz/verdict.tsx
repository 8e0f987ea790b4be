import { useFormValue } from '@quayside/flow/form';
import type { Text } from '@quayside/i18n/define-text';
import { formatSingaporeInstant } from '@quayside/i18n/internals/instant-text';
import { useLanguage, useText, useTextStore } from '@quayside/i18n/use-text';
import { QUIZ_LOCK_HOURS, type QuizAnswers, type QuizState } from '@quayside/rules/internals/knowledge-quiz';
import { Card } from '@quayside/ui/card';
import { Notice } from '@quayside/ui/notice';
import { derivatives } from '../derivative/texts.ts';
import type { ExplainedVerdict } from './use-quiz-attempt.ts';

export type VerdictProps = { standing: QuizState; verdict: ExplainedVerdict | undefined; questions: Text };

/** Renders whether the customer has passed, can try again or is locked out, with the score of the last attempt and an explanation of each mistake. */
export function QuizVerdict({ standing, verdict, questions }: VerdictProps) {
  return (
    <>
      <Standing standing={standing} verdict={verdict} />
      {verdict && verdict.wrong.length > 0 ? <Explained verdict={verdict} questions={questions} /> : null}
    </>
  );
}

function Standing({ standing, verdict }: Omit<VerdictProps, 'questions'>) {
  const t = useText(derivatives);
  const language = useLanguage();
  if (standing.state === 'passed')
    return (
      <Notice tone="success" announce="polite" title={t('quiz.passed.label')}>
        {verdict ? <span className="block">{t('quiz.score', scoreOf(verdict))}</span> : null}
        {t('quiz.passed.text')}
      </Notice>
    );
  if (standing.state === 'locked')
    return (
      <Notice tone="warning" announce="polite" title={t('quiz.locked.label')}>
        {verdict ? <span className="block">{t('quiz.score', scoreOf(verdict))}</span> : null}
        {t('quiz.locked.text', {
          hours: QUIZ_LOCK_HOURS,
          time: formatSingaporeInstant(standing.until, language),
        })}
      </Notice>
    );
  return verdict ? (
    <Notice tone="warning" announce="polite" title={t('quiz.failed.label')}>
      {t('quiz.failed.text', scoreOf(verdict))}
    </Notice>
  ) : null;
}

const scoreOf = ({ right, of, needed }: ExplainedVerdict) => ({ right, of, needed });

function Explained({ verdict: { wrong, explanations }, questions }: { verdict: ExplainedVerdict; questions: Text }) {
  const t = useText(derivatives);
  const words = useTextStore();
  const given = useFormValue<QuizAnswers>('answers') ?? {};
  return (
    <Card title={t('quiz.explained')}>
      <ol className="m-0 flex list-none flex-col gap-4 p-0">
        {wrong.map(({ question, rightOption }) => (
          <li key={question} className="border-line border-t pt-4 first:border-t-0 first:pt-0">
            <p className="m-0 font-semibold text-body text-ink">{words.translate(questions, `${question}.label`)}</p>
            {given[question] ? (
              <p className="m-0 mt-1 text-ink-muted text-label">
                {t('quiz.givenAnswer', { answer: words.translate(questions, `${question}.${given[question]}`) })}
              </p>
            ) : null}
            <p className="m-0 mt-1 text-label text-success">
              {t('quiz.rightAnswer', { answer: words.translate(questions, `${question}.${rightOption}`) })}
            </p>
            <p className="m-0 mt-1 text-ink-muted text-label">{words.translate(explanations, question)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
