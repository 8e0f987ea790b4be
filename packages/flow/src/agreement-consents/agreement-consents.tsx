import { flow as flowText } from '@quayside/i18n/text/flow';
import { openingAgreements } from '@quayside/i18n/text/opening-agreements';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { EmptyState } from '@quayside/ui/empty-state';
import { Notice } from '@quayside/ui/notice';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import type { Values } from '../form/paths.ts';
import { useLoaded } from '../use-loaded.ts';
import { AgreementConsent } from './agreement-consent.tsx';
import { type Consents, inForce } from './consents.ts';

/** Every agreement that the flow asks for, each with its own box at `consents.<id>`; what is recorded is its version and the language read. */
export function AgreementConsents() {
  const loaded = useLoaded();
  if (loaded.status === 'failed') return <Failed onRetry={loaded.retry} />;
  return loaded.status === 'ready' ? <Agreements runtime={loaded.runtime} /> : <Waiting />;
}

/** The answers before anything is ticked. */
export const nothingAgreed: Consents = { consents: [] };

/** For a step's `prepare`: consents to versions that have been replaced go. */
export const withoutOldConsents = (values: Values, { runtime }: { runtime: FlowRuntime }) => ({
  ...values,
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
