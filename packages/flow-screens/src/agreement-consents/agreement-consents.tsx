import type { Agreement } from '@quayside/contract/internals/agreement';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { FormValues } from '@quayside/flow/form';
import { useApplication } from '@quayside/flow/internals/use-application';
import { agreementConsents } from '@quayside/i18n/internals/text/agreement-consents';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import type { TextStore } from '@quayside/i18n/text-store';
import { useLanguage, useText, useTextStore } from '@quayside/i18n/use-text';
import { isAcceptedWithW8ben } from '@quayside/rules/internals/agreement-acceptance';
import { Button } from '@quayside/ui/button';
import { EmptyState } from '@quayside/ui/empty-state';
import { Notice } from '@quayside/ui/notice';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type Consents, filterCurrentConsents } from './consents.ts';
import { ReadingQueue, type ReadingQueueProps } from './reading-queue.tsx';

export type AgreementConsentsProps = Partial<Pick<ReadingQueueProps, 'onward'>> & {
  /** `w8ben` renders only the consent to sign the W-8BEN electronically, or nothing if the flow does not request it. Default: all other agreements. */
  readonly of?: 'flow' | 'w8ben';
};

/**
 * Renders the agreements of the flow with checkboxes and a reader. One checkbox accepts most of them (`consents.together`), and the others have separate ones
 * (`consents.<id>`). Each consent stores the version and the language. With `onward="continue"`, the last acceptance in the reader submits the step.
 */
export function AgreementConsents({ onward = 'stay', of = 'flow' }: AgreementConsentsProps) {
  const loaded = useApplication();
  if (loaded.status === 'failed') return <Failed onRetry={loaded.retry} />;
  if (loaded.status === 'ready') return <Agreements runtime={loaded.runtime} {...{ onward, of }} />;
  return of === 'w8ben' ? null : <Waiting />;
}

/** The initial answers of a step with agreements, without consents. */
export const noConsents: Consents = { consents: [] };

/** Returns the answers of a step without consents to old versions of agreements. Use it as the `prepare` of a step. */
export const removeOldConsents = (values: FormValues, { runtime }: { runtime: FlowRuntime }) => ({
  ...values,
  consents: filterCurrentConsents((values as Consents).consents ?? [], runtime.agreements),
  ...((values as Consents).read
    ? { read: filterCurrentConsents((values as Consents).read ?? [], runtime.agreements) }
    : {}),
});

function Agreements({ runtime, onward, of }: { runtime: FlowRuntime } & Required<AgreementConsentsProps>) {
  const t = useText(agreementConsents);
  const language = useLanguage();
  const store = useTextStore();
  const hangsOn = runtime.flow.agreementsDependOn?.(runtime.application?.answers ?? {});
  const { data, status, refetch } = useQuery(
    {
      queryKey: ['agreements-on-screen', language, hangsOn],
      queryFn: () => runtime.loadAgreements(),
      networkMode: 'always',
    },
    runtime.queries,
  );
  if (status === 'error') return <Failed onRetry={() => void refetch()} />;
  if (!data) return of === 'w8ben' ? null : <Waiting />;
  const asked = data.filter(({ id }) => isAcceptedWithW8ben(id) === (of === 'w8ben'));
  if (asked.length === 0)
    return of === 'w8ben' ? null : <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  const shown = asked.map((agreement) => withWholeWords(agreement, store));
  return <ReadingQueue agreements={shown} onward={onward} />;
}

/** Returns an agreement with invisible characters that prevent line breaks within Thai words. */
const withWholeWords = (agreement: Agreement, store: TextStore): Agreement => ({
  ...agreement,
  title: store.keepWhole(agreement.title),
  sections: agreement.sections.map(({ heading, paragraphs }) => ({
    heading: store.keepWhole(heading),
    paragraphs: paragraphs.map((paragraph) => store.keepWhole(paragraph)),
  })),
});

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText(agreementConsents);
  const tFlow = useText(flowText);
  return (
    <Notice
      tone="danger"
      announce="polite"
      title={t('failed.title')}
      action={
        <Button variant="secondary" size="medium" onPress={onRetry}>
          {tFlow('tryAgain')}
        </Button>
      }
    >
      {t('failed.text')}
    </Notice>
  );
}

const Waiting = () => (
  <SkeletonScreen>
    {['first', 'second', 'third'].map((row) => (
      <Skeleton key={row} lines={3} />
    ))}
  </SkeletonScreen>
);
