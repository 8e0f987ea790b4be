import type { Application, ApplicationState } from '@quayside/contract/application';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { LoadFailed, OutcomeScreen, OutcomeWaiting } from '@quayside/flow/outcome-screen';
import { Refresh } from '@quayside/flow/refresh';
import { SubmissionPdf } from '@quayside/flow/submission-pdf';
import { useLoaded } from '@quayside/flow/use-loaded';
import { derivatives } from '@quayside/i18n/text/derivatives';
import { useText } from '@quayside/i18n/use-text';
import type { DerivativeProduct } from '@quayside/rules/enumerations';
import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useProduct } from './product.ts';

export type OutcomeProps = {
  readonly runtime: FlowRuntime;
  readonly application: Application;
  readonly product: DerivativeProduct;
};

/** A page of some states of an application; in any other state it leads to where that is shown. Renders a bar and a `<main>`. */
export function Outcome({
  states,
  children,
}: {
  states: readonly ApplicationState[];
  children: (props: OutcomeProps) => ReactNode;
}) {
  const t = useText(derivatives);
  const navigate = useNavigate();
  const product = useProduct();
  const loaded = useLoaded();
  if (loaded.status === 'ready' && !states.includes(loaded.application.state))
    return <Navigate to={loaded.runtime.path} replace />;
  return (
    <OutcomeScreen title={t(`product.${product}`)} onBack={() => void navigate('/')}>
      {loaded.status === 'ready' ? (
        <>
          {children({ ...loaded, product })}
          <div className="mx-auto flex max-w-reading justify-center px-gutter pb-2">
            <SubmissionPdf runtime={loaded.runtime} />
          </div>
          <Refresh {...loaded} />
        </>
      ) : loaded.status === 'failed' ? (
        <LoadFailed error={loaded.error} onRetry={loaded.retry} />
      ) : (
        <OutcomeWaiting />
      )}
    </OutcomeScreen>
  );
}
