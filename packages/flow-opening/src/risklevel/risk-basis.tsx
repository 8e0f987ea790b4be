import { useFlow } from '@quayside/flow/flow-context';
import { useFormScope } from '@quayside/flow/form';
import { withReturnTarget } from '@quayside/flow/internals/return-target';
import { useStepPages } from '@quayside/flow/internals/step-pages';
import { useOpenQuestion } from '@quayside/flow-screens/question-pages';
import { translateIfKnown } from '@quayside/i18n/define-text';
import { riskProfile } from '@quayside/i18n/internals/text/risk-profile';
import { tradingExperience } from '@quayside/i18n/internals/text/trading-experience';
import { useText } from '@quayside/i18n/use-text';
import {
  getRiskSourceField,
  type RiskProfileAnswers,
  type RiskQuestion,
  type RiskQuestionnaire,
} from '@quayside/rules/internals/risk-profile';
import { SummaryList } from '@quayside/ui/summary-list';
import type { MouseEvent } from 'react';
import { createPath, parsePath, useHref, useLocation, useNavigate } from 'react-router';
import { useOpeningAnswers } from './use-risk-profile.ts';

/**
 * Renders the answers that gave the risk profile. The Change link of an asked question opens its page, and that of a derived answer opens the step that asked
 * for it, which then returns here. If all questions are on one page, renders the derived answers alone.
 */
export function RiskBasis({ asked, given }: { asked: RiskQuestionnaire; given: RiskProfileAnswers }) {
  const t = useText(tradingExperience);
  const tRisk = useText(riskProfile);
  const { store: form, readOnly } = useFormScope();
  const navigate = useNavigate();
  const openQuestion = useOpenQuestion('accepted');
  const findSource = useSources();
  const { layout } = useStepPages();
  const base = useHref('/').replace(/\/$/, '');
  const words = (key: string) => translateIfKnown(tRisk, riskProfile, key);
  const shown = asked.questions.filter(({ source }) => source || layout === 'one-per-page');
  const rows = shown.map((question) => {
    const { id, source } = question;
    const to = source ? findSource(question) : `#answers.${id}`;
    return {
      id,
      label: words(`${id}.short`) ?? words(`${id}.label`) ?? '',
      value: words(`${id}.${source ? given.derived?.[id] : given.answers[id]}`) ?? '',
      ...(to && !readOnly ? { changeHref: source ? `${base}${createPath(parsePath(to))}` : to } : {}),
    };
  });
  const change = (changed: string, event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const question = shown.find(({ id }) => id === changed);
    const to = question && findSource(question);
    if (to) return void navigate(to);
    if (form.read('accepted')) form.write('accepted', false); // the customer accepts the new result
    openQuestion(`answers.${changed}`);
  };
  return rows.length > 0 ? <SummaryList title={t('risk.basis')} rows={rows} onChangePress={change} /> : null;
}

/** Returns a function that returns the path to the field from which an answer is derived, or undefined for an asked question and a closed step. */
function useSources(): (question: RiskQuestion) => string | undefined {
  const { flow, runtime } = useFlow();
  const { search } = useLocation();
  const answers = useOpeningAnswers();
  return ({ source }) => {
    if (!source) return undefined;
    const { step, field } = getRiskSourceField(source, answers);
    return runtime?.answers.canEdit(step)
      ? `${withReturnTarget(flow, step, { from: 'risklevel', search })}#${field}`
      : undefined;
  };
}
