import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { StepScreen } from '@quayside/flow/step-screen';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { openingAgreements } from '@quayside/i18n/text/opening-agreements';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { EmptyState } from '@quayside/ui/empty-state';
import { Notice } from '@quayside/ui/notice';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useLoaded } from '../internal/use-loaded.ts';
import { AgreementConsent } from './agreement-consent.tsx';
import { type Consents, inForce } from './consents.ts';

export const texts = [openingAgreements];

/** /sg-agreement-info: every agreement in force, each with its own box; what is recorded is its version and the language read. */
export default function AgreementInfoScreen() {
  const t = useText(openingAgreements);
  const loaded = useLoaded();
  return (
    <StepScreen
      step="agreement-info"
      title={t('title')}
      heading={t('heading')}
      lead={t('lead')}
      defaults={nothingAgreed}
      prepare={withoutOld}
    >
      {loaded.status === 'ready' ? (
        <Agreements runtime={loaded.runtime} />
      ) : loaded.status === 'failed' ? (
        <Failed onRetry={loaded.retry} />
      ) : (
        <Waiting />
      )}
    </StepScreen>
  );
}

const nothingAgreed: Consents = { consents: [] };

/** Consents to versions that have been replaced go. */
const withoutOld = (values: Readonly<Record<string, unknown>>, { runtime }: { runtime: FlowRuntime }) => ({
  consents: inForce((values as Consents).consents ?? [], runtime.agreements),
});

function Agreements({ runtime }: { runtime: FlowRuntime }) {
  const t = useText(openingAgreements);
  const language = useLanguage();
  const hangsOn = runtime.flow.agreementsHangOn?.(runtime.application?.answers ?? {});
  const { data, status, refetch } = useQuery(
    {
      queryKey: ['agreements-on-screen', language, hangsOn],
      queryFn: () => runtime.loadAgreements(),
      networkMode: 'always',
    },
    runtime.queries,
  );
  if (status === 'error') return <Failed onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.length === 0) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  return data.map((agreement) => <AgreementConsent key={agreement.id} agreement={agreement} />);
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText(openingAgreements);
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
