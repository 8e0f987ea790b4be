import type { Application, ApplicationState } from '@quayside/contract/application';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { useApplication } from '@quayside/flow/internals/use-application';
import { SubmissionPdf } from '@quayside/flow-screens/internals/submission-pdf';
import { LoadFailed, OutcomeScreen, OutcomeSkeleton } from '@quayside/flow-screens/outcome-screen';
import { useText } from '@quayside/i18n/use-text';
import type { DerivativeProduct } from '@quayside/rules/enumerations';
import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useProduct } from '../derivative/product.ts';
import { derivatives } from '../derivative/texts.ts';

/** The props of an outcome page's content: the flow's runtime, the loaded application, and its product. */
export type OutcomeProps = {
  readonly runtime: FlowRuntime;
  readonly application: Application;
  readonly product: DerivativeProduct;
};

/**
 * Renders `children` if the application is in one of `states`, otherwise redirects to the application's current page. Shows a skeleton while it loads, and a
 * retry if that fails.
 */
export function DerivativeOutcome({
  states,
  children,
}: {
  states: readonly ApplicationState[];
  children: (props: OutcomeProps) => ReactNode;
}) {
  const t = useText(derivatives);
  const navigate = useNavigate();
  const product = useProduct();
  const loaded = useApplication();
  if (loaded.status === 'ready' && !states.includes(loaded.application.state))
    return <Navigate to={loaded.runtime.navigator.path} replace />;
  return (
    <OutcomeScreen title={t(`product.${product}`)} onBack={() => void navigate('/')}>
      {loaded.status === 'ready' ? (
        <>
          {children({ ...loaded, product })}
          <div className="mx-auto flex max-w-reading justify-center px-gutter pb-2">
            <SubmissionPdf runtime={loaded.runtime} />
          </div>
        </>
      ) : loaded.status === 'failed' ? (
        <LoadFailed error={loaded.error} onRetry={loaded.retry} />
      ) : (
        <OutcomeSkeleton />
      )}
    </OutcomeScreen>
  );
}
