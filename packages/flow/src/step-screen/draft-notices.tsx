import type { Application } from '@quayside/contract/application';
import { drafts } from '@quayside/i18n/internals/text/drafts';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { DRAFT_LIFETIME } from '@quayside/rules/internals/draft-lifetime';
import { Button } from '@quayside/ui/button';
import { Link } from '@quayside/ui/link';
import { Notice } from '@quayside/ui/notice';
import { formatDate, toSingaporeDate } from '@quayside/values/calendar-date';
import { type ReactNode, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import type { StepRoute } from '../define-flow.ts';
import { useFlow } from '../flow-context.tsx';
import type { FlowState } from '../flow-runtime/flow-runtime.ts';
import { useScreenTitle } from '../use-screen-title.ts';

export type DraftNoticesProps = { step: string; state: Extract<FlowState, { status: 'ready' }> };

/** Renders the most urgent notice about the draft: a newer build, an expired draft, or changed questions. */
export default function DraftNotices({ step, state: { application, build } }: DraftNoticesProps) {
  if (build === 'outdated') return <Outdated />;
  if (application.draftExpiredAt) return <Expired at={application.draftExpiredAt} />;
  const { changes = [] } = application;
  return changes.every(({ code }) => code === 'taken-back') ? <TakenBack /> : <Changed step={step} changes={changes} />;
}

function Outdated() {
  const t = useText(drafts);
  const { runtime } = useFlow();
  const [state, setState] = useState<'idle' | 'leaving' | 'refused'>('idle');
  const load = async () => {
    setState('leaving');
    const place = await runtime?.drafts.storeAll();
    if (place === 'memory' && state !== 'refused') setState('refused');
    else runtime?.services.reload?.();
  };
  return (
    <Notice
      tone="warning"
      announce="assertive"
      title={t('outdated.title')}
      action={
        <Button busy={state === 'leaving'} onPress={() => void load()}>
          {t('outdated.load')}
        </Button>
      }
    >
      {t(state === 'refused' ? 'outdated.unsaved' : 'outdated.text')}
    </Notice>
  );
}

function Expired({ at }: { at: string }) {
  const t = useText(drafts);
  const language = useLanguage();
  const date = formatDate(toSingaporeDate(new Date(at)), language);
  return (
    <Notice tone="info" announce="polite" title={t('expired.title')} action={<Seen />}>
      {t('expired.text', { days: DRAFT_LIFETIME.days, date })}
    </Notice>
  );
}

/** Renders a notice that a submitted part is a draft again, because another device sent stored answers. */
function TakenBack() {
  const t = useText(drafts);
  return (
    <Notice tone="warning" announce="polite" title={t('takenBack.title')} action={<Seen />}>
      {t('changed.taken-back')}
    </Notice>
  );
}

type Changes = NonNullable<Application['changes']>;

function Changed({ step, changes }: { step: string; changes: Changes }) {
  const t = useText(drafts);
  const { flow } = useFlow();
  return (
    <Notice tone="info" announce="polite" title={t('changed.title')} action={<Seen />}>
      <p className="m-0">{t('changed.text')}</p>
      <ul className="mt-2 mb-0 flex list-disc flex-col gap-2 ps-5">
        {changes.map(({ step: concerned, code }) => {
          const route = flow.steps.find((one) => one.step === concerned);
          return (
            <li key={`${concerned} ${code}`}>
              {t(wordsOf(code))}
              {route && concerned !== step ? <StepLink route={route} /> : null}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

function StepLink({ route }: { route: StepRoute }) {
  const t = useText(drafts);
  return <LinkTo path={route.path}>{t('changed.go', { step: useScreenTitle(route) })}</LinkTo>;
}

function LinkTo({ path, children }: { path: string; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Link
      href={useHref(path)}
      variant="standalone"
      className="flex"
      onPress={(event) => {
        event.preventDefault();
        void navigate(path);
      }}
    >
      {children}
    </Link>
  );
}

/** The codes of changes that this build has texts for; a newer server may send others. */
const knownChanges = [
  'occupation-listed',
  'joint-holders',
  'employer-consent',
  'assessment-proof',
  'risk-warning',
  'business-asked',
  'taken-back',
] as const;
const wordsOf = (code: string) => `changed.${knownChanges.find((one) => one === code) ?? 'other'}` as const;

/** Renders the button that marks the notice as read on all devices. The notice stays if that fails. */
function Seen() {
  const t = useText(drafts);
  const { runtime } = useFlow();
  const [state, setState] = useState<'idle' | 'sending'>('idle');
  const seen = () => {
    setState('sending');
    runtime?.acknowledgeDraftNotices().catch(() => setState('idle'));
  };
  return (
    <Button variant="secondary" busy={state === 'sending'} onPress={seen}>
      {t('news.seen')}
    </Button>
  );
}
