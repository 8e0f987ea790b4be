import type { CallError } from '@quayside/api/errors';
import type { Requirement } from '@quayside/contract/application';
import { pathOf } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { errors as errorText } from '@quayside/i18n/text/errors';
import { openingState } from '@quayside/i18n/text/opening-state';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { nextStep } from '@quayside/rules/journey';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { Notice } from '@quayside/ui/notice';
import { Result } from '@quayside/ui/result';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { afterSubmission } from '../internal/after-submission.ts';
import { Reference } from '../internal/reference.tsx';
import { GoTo } from './go-to.tsx';
import { History } from './history.tsx';
import { MinorFailed, OtherHolderCorrects } from './joint-correction.tsx';
import { reasonWords } from './reason-words.ts';
import type { StateProps } from './state-of.tsx';

/** What was sent back, item by item; then the seals that fell with the corrections; then the way back to review. */
export function ActionNeeded({ runtime, application }: StateProps) {
  const t = useText(openingState);
  const rejected = application.requirements.filter(({ status }) => status === 'rejected');
  if (application.handedInAt) return <OtherHolderCorrects runtime={runtime} application={application} />;
  const missing = nextStep(runtime.steps, runtime.context());
  if (rejected.length === 0 && missing)
    return (
      <Result
        kind="wait"
        title={t('corrected.heading')}
        lead={t('seal.lead')}
        actions={<GoTo path={pathOf(runtime.flow, missing.id)}>{t('seal.action')}</GoTo>}
      >
        <Reference value={application.reference} />
        <History application={application} />
      </Result>
    );
  if (rejected.length === 0) return <Corrected runtime={runtime} application={application} />;
  return (
    <Result
      kind="fail"
      title={application.part?.role === 'joint-minor' ? <MinorFailed /> : t('action-needed.heading')}
      lead={t('action-needed.lead', { count: rejected.length })}
    >
      <Card title={t('items')} padding="none">
        <ul className="m-0 list-none divide-y divide-line p-0">
          {rejected.map((requirement) => (
            <Rejected key={requirement.id} runtime={runtime} requirement={requirement} />
          ))}
        </ul>
      </Card>
      <Reference value={application.reference} />
      <History application={application} />
    </Result>
  );
}

function Rejected({ runtime, requirement }: { runtime: FlowRuntime; requirement: Requirement }) {
  const t = useText(openingState);
  const tReasons = useText(reasons);
  const item = tReasons(`requirement.${requirement.id}` as 'requirement.contact');
  const step = runtime.steps.find((one) => one.requirement === requirement.id);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="m-0 font-semibold text-body text-ink">{item}</p>
        {reasonWords(requirement.reason, tReasons).map((line) => (
          <p key={line} className="m-0 mt-0.5 text-ink-muted text-label">
            {line}
          </p>
        ))}
      </div>
      {step ? (
        <GoTo
          path={pathOf(runtime.flow, step.id)}
          variant="secondary"
          size="medium"
          aria-label={t('fixWhat', { what: item })}
        >
          {t('fix')}
        </GoTo>
      ) : null}
    </li>
  );
}

function Corrected({ runtime, application }: StateProps) {
  const t = useText(openingState);
  const tError = useText(errorText);
  const navigate = useNavigate();
  const [phase, setPhase] = useState<'idle' | 'sending'>('idle');
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    setPhase('sending');
    setProblem(undefined);
    try {
      await runtime.submit();
      void navigate(afterSubmission(runtime));
    } catch (error) {
      setPhase('idle');
      setProblem(tError((error as Partial<CallError>).messageKey ?? 'unknown'));
    }
  };
  return (
    <Result
      kind="wait"
      title={t('corrected.heading')}
      lead={t('corrected.lead')}
      actions={
        <>
          {problem ? (
            <Notice tone="danger" announce="assertive" title={t('sendFailed')}>
              {problem}
            </Notice>
          ) : null}
          <Button busy={phase === 'sending'} onPress={() => void send()}>
            {t('sendAgain')}
          </Button>
        </>
      }
    >
      <Reference value={application.reference} />
      <History application={application} />
    </Result>
  );
}
