import type { Application } from '@quayside/contract/application';
import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { AnswerLines } from '@quayside/flow/internals/answer-lines';
import type { SummaryRow } from '@quayside/i18n/internals/answer-summary';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import type { Language } from '@quayside/i18n/language';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import type { DocumentReading } from '@quayside/rules/document-match';
import { getDocumentReading } from '@quayside/rules/internals/read-identity';
import { formatDate } from '@quayside/values/calendar-date';
import { useAnsweredSteps } from './answers-read/use-answered-steps.ts';

/** The maximum number of rows for a step without essential answers, so that the reason stays visible. */
const MOST = 2;

/** The fields that a reason concerns, by code of the reason. Other reasons concern the whole item. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  'name-mismatch': ['fullName', 'pinyinName', 'nameOnId'],
  'birth-date-mismatch': ['dateOfBirth'],
  'number-mismatch': ['documentNumber'],
};

type GivenAnswersProps = { readonly requirement: string; readonly code: string | undefined };

/** Renders the answers that a reviewer sent back, each below its question. Renders nothing until they have loaded. */
export default function GivenAnswers(item: GivenAnswersProps) {
  const { runtime } = useFlow();
  const state = useFlowState();
  if (!runtime || state.status !== 'ready') return null;
  return <Given runtime={runtime} application={state.application} {...item} />;
}

type GivenProps = GivenAnswersProps & { readonly runtime: FlowRuntime; readonly application: Application };

function Given({ runtime, application, requirement, code = '' }: GivenProps) {
  const t = useText(applicationState);
  const { steps } = useAnsweredSteps(runtime, application, requirement);
  const meant = steps.flatMap(({ rows }) => rows.filter(({ field }) => field && fieldsOf[code]?.includes(field)));
  const rows = meant.length > 0 ? meant : steps.flatMap((step) => inShort(step.rows));
  const read = readAs(code, getDocumentReading(application.answers, application.documents), useLanguage());
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('item.given')} className="mt-3 rounded-control bg-surface-sunken px-3 py-2 text-label">
      <p className="m-0 text-caption text-ink-muted">{t('item.given')}</p>
      <dl className="m-0 mt-1 flex flex-col gap-2">
        {rows.map((row) => (
          <div key={row.label}>
            <dt className="text-ink-muted">{row.label}</dt>
            <dd className="m-0 text-ink">
              <AnswerLines row={row} />
            </dd>
          </div>
        ))}
        {read ? (
          <div>
            <dt className="text-ink-muted">{t('item.read')}</dt>
            <dd className="m-0 wrap-anywhere font-semibold text-ink">{read}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}

/** Returns the value that was read from the document, if the reason is that the customer's answer differs from it. Otherwise returns undefined. */
function readAs(code: string, { fullName, number, birthDate }: DocumentReading, language: Language) {
  if (code === 'birth-date-mismatch') return birthDate && formatDate(birthDate, language);
  if (code === 'number-mismatch') return number;
  return code === 'name-mismatch' ? fullName : undefined;
}

function inShort(rows: readonly SummaryRow[]): readonly SummaryRow[] {
  const essential = rows.filter((row) => row.essential);
  return essential.length > 0 ? essential : rows.slice(0, MOST);
}
