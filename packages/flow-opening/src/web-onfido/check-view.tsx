import { getRoutePath } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { getProviderName, type IdentityCheckProvider } from '@quayside/flow/identity-offer';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { FACE_TRIES_BEFORE_HANDHELD } from '@quayside/rules/limits';
import { Button } from '@quayside/ui/button';
import { Progress } from '@quayside/ui/progress';
import { Result, type ResultKind } from '@quayside/ui/result';
import { Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { IdentityCheck } from './identity-check.ts';
import { ProviderFrame } from './provider-frame.tsx';
import { identityCheck } from './texts.ts';
import { type CheckOutcome, type CheckState, useIdentityCheck } from './use-identity-check.ts';

type CheckViewProps = { check: IdentityCheck; offer: IdentityCheckProvider; runtime: FlowRuntime };

/** Renders an identity check from its start to its result. Sets `data-state` to the state's word, such as `in-frame`, `waiting` or `passed`. */
export function CheckView({ check, offer, runtime }: CheckViewProps) {
  const t = useText(identityCheck);
  const { state, begin, done, end } = useIdentityCheck(check);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.word !== 'preparing') stage.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [state.word]);
  return (
    <div ref={stage} data-state={state.word} className="[&_h1]:outline-none">
      {state.word === 'in-frame' ? (
        <div className="mx-auto flex max-w-reading flex-col gap-4 px-gutter pt-6">
          <div className="flex flex-col gap-2">
            <Lockup partner={getProviderName(offer)} />
            <h1 className="m-0 text-balance text-heading text-ink" tabIndex={-1}>
              {t('heading')}
            </h1>
            <p className="m-0 text-pretty text-body text-ink-muted">{t('lead', { partner: getProviderName(offer) })}</p>
          </div>
          <ProviderFrame
            handover={state.handover}
            offer={offer}
            onDone={done}
            onExit={() => end('abandoned')}
            onTrouble={(what) => (what === 'again' ? void begin() : end(what === 'camera' ? what : 'unavailable'))}
          />
          <CameraFallback runtime={runtime} variant="quiet" />
        </div>
      ) : (
        <Standing state={state} partner={getProviderName(offer)} runtime={runtime} onAgain={() => void begin()} />
      )}
    </div>
  );
}

/** Renders the names of the broker and the third party next to each other. Omits the broker if the host has no footer component. */
function Lockup({ partner }: { partner: string }) {
  const { Foot } = useFlow().hostServices ?? {};
  return (
    <p className="m-0 flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink text-label">
      {Foot ? (
        <Suspense>
          <Foot look="name" />
          <span aria-hidden className="font-normal text-ink-muted">
            ×
          </span>
        </Suspense>
      ) : null}
      <span translate="no">{partner}</span>
    </p>
  );
}

const kinds = {
  passed: 'success',
  review: 'wait',
  abandoned: 'fix',
  expired: 'fix',
  camera: 'fix',
  offline: 'fix',
  unavailable: 'fix',
} as const satisfies Record<CheckOutcome, ResultKind>;

type StatusCardProps = {
  state: Exclude<CheckState, { word: 'in-frame' }>;
  partner: string;
  runtime: FlowRuntime;
  onAgain: () => void;
};

function Standing({ state: { word }, partner, runtime, onAgain }: StatusCardProps) {
  const t = useText(identityCheck);
  const tFlow = useText(flowText);
  const navigate = useNavigate();
  if (word === 'preparing')
    return (
      <div role="status" className="mx-auto max-w-reading px-gutter pt-10">
        <Progress label={t('preparing')} />
      </div>
    );
  if (word === 'waiting')
    return (
      <Result kind="wait" title={t('waiting.title')} description={t('waiting.lead')}>
        <Progress label={t('waiting.title')} />
      </Result>
    );
  const goesOn = word === 'passed' || word === 'review';
  return (
    <Result
      kind={kinds[word]}
      title={t(`${word}.title`)}
      description={t(`${word}.lead`, { partner })}
      actions={
        goesOn ? (
          <Button onPress={() => void navigate(runtime.navigator.path)}>{tFlow('continue')}</Button>
        ) : (
          <>
            <Button onPress={onAgain}>{t(word === 'offline' || word === 'unavailable' ? 'tryAgain' : 'again')}</Button>
            <CameraFallback runtime={runtime} />
          </>
        )
      }
    />
  );
}

/**
 * Renders a button that leaves the third party: to the camera, or after repeated failures to the photo with the ID. `quiet`: for a place next to the provider's
 * button.
 */
function CameraFallback({ runtime, variant = 'secondary' }: { runtime: FlowRuntime; variant?: 'secondary' | 'quiet' }) {
  const t = useText(identityCheck);
  const navigate = useNavigate();
  const tired = (runtime.application?.face.attempts ?? 0) >= FACE_TRIES_BEFORE_HANDHELD;
  return (
    <Button
      variant={variant}
      onPress={() => void navigate(getRoutePath(runtime.flow, tired ? 'face-fail-more' : 'face-h5'))}
    >
      {t(tired ? 'handheld' : 'picture')}
    </Button>
  );
}
