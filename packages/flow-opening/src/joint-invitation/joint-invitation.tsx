import type { CallError } from '@quayside/api/errors';
import { acceptInvitation } from '@quayside/contract/calls/joint';
import { getExpiredDraft } from '@quayside/contract/calls/opening';
import { useFlow } from '@quayside/flow/flow-context';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { OutcomeScreen } from '@quayside/flow-screens/outcome-screen';
import { drafts } from '@quayside/i18n/internals/text/drafts';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { DRAFT_LIFETIME } from '@quayside/rules/internals/draft-lifetime';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { Result } from '@quayside/ui/result';
import { formatDate, toSingaporeDate } from '@quayside/values/calendar-date';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { jointPaths } from '../joint/joint-paths.ts';
import { joint } from '../joint/texts.ts';
import { clearAcceptance, clearInvitation, isAccepted, storeAcceptance, storeInvitation } from './stored-invitation.ts';

export const texts = [joint, errorText, drafts];

/**
 * Renders the page /joint-sg-invitation#invitation=…, where the second holder accepts an invitation. The server compares the mobile number of the login with
 * the invited one.
 */
export default function JointInvitationScreen() {
  const t = useText(joint);
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [token] = useState(() => storeInvitation(hash));
  useEffect(() => {
    if (hash) void navigate({ hash: '' }, { replace: true }); // keeps the token out of bookmarks and shared URLs
  }, [hash, navigate]);
  const { phase, problem, expiredAt, accept } = useAcceptance(token);
  return (
    <OutcomeScreen title={t('accept.title')} onBack={() => void navigate('/')}>
      {phase === 'gone' || !token ? <Closed title={t('accept.gone')} text={t('accept.goneText')} /> : null}
      {phase === 'expired' && expiredAt ? <Expired at={expiredAt} /> : null}
      {phase === 'other' ? <Closed title={t('accept.other')} text={t('accept.otherText')} /> : null}
      {token && (phase === 'idle' || phase === 'sending') ? (
        <Result
          kind="info"
          picture="joint"
          title={t('accept.heading')}
          description={t('accept.lead')}
          actions={
            <>
              {problem ? (
                <Notice tone="danger" announce="assertive" title={t('accept.failed')}>
                  {problem}
                </Notice>
              ) : null}
              <Button busy={phase === 'sending'} onPress={() => void accept()}>
                {t('accept.action')}
              </Button>
            </>
          }
        />
      ) : null}
    </OutcomeScreen>
  );
}

function Closed({ title, text }: { title: string; text: string }) {
  const t = useText(joint);
  return (
    <Result
      kind="fail"
      title={title}
      description={text}
      actions={<LinkButton path="/">{t('accept.home')}</LinkButton>}
    />
  );
}

/** Renders the notice that the draft expired after the customer had accepted the invitation. */
function Expired({ at }: { at: string }) {
  const t = useText(drafts);
  const date = formatDate(toSingaporeDate(new Date(at)), useLanguage());
  return <Closed title={t('expired.title')} text={t('expired.part', { days: DRAFT_LIFETIME.days, date })} />;
}

/**
 * `gone`: the link has expired or was replaced, or the account is not joint. `expired`: the accepted draft has expired. `other`: the login has another mobile
 * number.
 */
type Phase = 'idle' | 'sending' | 'gone' | 'expired' | 'other';
type InvitationStatus = { readonly phase: Phase; readonly problem?: string; readonly expiredAt?: string };

function useAcceptance(token: string) {
  const claim = useClaim(token);
  const { visitor } = useFlow();
  const [standing, setStanding] = useState<InvitationStatus>({ phase: 'idle' });
  const [resumes] = useState(() => isAccepted(token));
  const back = resumes && visitor === 'signed-in'; // after the registration; customers who return without signing in are not sent there again
  const resume = useEffectEvent(() => claim());
  useEffect(() => {
    if (!back) return;
    let current = true;
    resume().then(
      (answer) => current && setStanding(answer),
      () => undefined, // claim() returns its errors in its result
    );
    return () => {
      current = false;
    };
  }, [back]);
  const accept = async () => {
    if (standing.phase === 'sending') return;
    setStanding({ phase: 'sending' });
    storeAcceptance(token); // the login may leave this page
    setStanding(await claim());
  };
  const { phase } = standing;
  return { ...standing, phase: back && phase === 'idle' && !standing.problem ? 'sending' : phase, accept };
}

/**
 * Returns a function that accepts the invitation and opens the second holder's flow. It never rejects: it resolves to the status to show, with the text of an
 * error.
 */
function useClaim(token: string): () => Promise<InvitationStatus> {
  const tError = useText(errorText);
  const navigate = useNavigate();
  const { caller } = useFlow();
  return async () => {
    try {
      const signedIn = await caller?.();
      clearAcceptance();
      await signedIn?.call(acceptInvitation, { token });
      clearInvitation();
      void navigate(jointPaths.start, { replace: true });
      return { phase: 'sending' };
    } catch (error) {
      clearAcceptance();
      const { messageKey, envelope } = error as Partial<CallError>;
      const { reason } = (envelope?.data ?? {}) as { reason?: unknown };
      if (reason === 'other-mobile') return { phase: 'other' };
      if (messageKey === 'notFound' || messageKey === 'notAllowed') {
        const gone = await caller?.()
          .then((signedIn) => signedIn.call(getExpiredDraft, { flow: 'joint' }))
          .catch(() => null); // the link is invalid in any case
        return gone ? { phase: 'expired', expiredAt: gone.expiredAt } : { phase: 'gone' };
      }
      return { phase: 'idle', problem: tError(messageKey ?? 'unknown') };
    }
  };
}
