import type { CallError } from '@quayside/api/errors';
import { inviteHolder } from '@quayside/contract/calls/joint';
import { useFlow } from '@quayside/flow/flow-context';
import { FlowNotLoadedError } from '@quayside/flow/flow-runtime';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { issues as issueText } from '@quayside/i18n/internals/text/issues';
import { useText } from '@quayside/i18n/use-text';
import { ActionBar } from '@quayside/ui/action-bar';
import { Button } from '@quayside/ui/button';
import { getFocusedRoot } from '@quayside/ui/internals/dom-root';
import { NameField } from '@quayside/ui/name-field';
import { NavBar } from '@quayside/ui/nav-bar';
import { Notice } from '@quayside/ui/notice';
import { PhoneField } from '@quayside/ui/phone-field';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePhoneCountries } from '../contact-info/phone-countries.ts';
import { jointPaths } from '../joint/joint-paths.ts';
import { joint } from '../joint/texts.ts';
import { checkInvitation, type InvitationFields, type InvitationIssue } from './check-invitation.ts';

export const texts = [joint, flowText, issueText, errorText];

/**
 * Renders the page /sg-invite-holder, which asks for the name and mobile number of the second holder. The invitation link works only after a login with this
 * number.
 */
export default function InviteHolderScreen() {
  const t = useText(joint);
  const navigate = useNavigate();
  const id = useId();
  const { phase, problem, errors, values, write, send } = useInvitation();
  const phoneCountries = usePhoneCountries();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <div className="flex min-h-dvh flex-col bg-surface" data-phase={phase}>
      <NavBar title={t('invite.title')} onBack={() => void navigate(jointPaths.firstBoard)} />
      <main className="mx-auto w-full max-w-reading flex-1 px-gutter pt-6 pb-8">
        <h1 id={`${id}-heading`} className="m-0 text-heading text-ink" tabIndex={-1}>
          {t('invite.heading')}
        </h1>
        <p className="mt-2 mb-0 text-body text-ink-muted">{t('invite.lead')}</p>
        <form
          id={`${id}-form`}
          noValidate
          onSubmit={submit}
          aria-labelledby={`${id}-heading`}
          className="mt-6 flex flex-col gap-6"
        >
          <NameField
            name="name"
            autoComplete="off"
            label={t('invite.name')}
            value={values.name}
            onValueChange={(name) => write({ name })}
            {...errors('name', t('invite.name'))}
          />
          <PhoneField
            name="mobile"
            label={t('invite.mobile')}
            value={values.mobile}
            onValueChange={(mobile) => write({ mobile })}
            countries={phoneCountries}
            defaultCallingCode="65"
            {...errors('mobile', t('invite.mobile'))}
          />
          <Notice>{t('invite.privacy')}</Notice>
        </form>
      </main>
      <ActionBar>
        {problem ? (
          <Notice tone="danger" announce="assertive" title={t('invite.failed')}>
            {problem}
          </Notice>
        ) : null}
        <Button type="submit" form={`${id}-form`} busy={phase === 'sending'}>
          {t('invite.action')}
        </Button>
      </ActionBar>
    </div>
  );
}

/** Returns the values and issues of the invitation form, and the functions that change and send it. */
function useInvitation() {
  const t = useText(joint);
  const tIssue = useText(issueText);
  const tError = useText(errorText);
  const navigate = useNavigate();
  const { ready } = useFlow();
  const [values, setValues] = useState<InvitationFields>({ name: '', mobile: '' });
  const [found, setFound] = useState<readonly InvitationIssue[]>([]);
  const [phase, setPhase] = useState<'idle' | 'sending'>('idle');
  const [problem, setProblem] = useState<string>();

  const write = (change: Partial<InvitationFields>) => {
    const next = { ...values, ...change };
    setValues(next);
    const still = checkInvitation(next);
    setFound(found.filter(({ path }) => still.some((one) => one.path === path)));
  };
  const errors = (path: keyof InvitationFields, field: string) => {
    const issue = found.find((one) => one.path === path);
    return issue ? { error: issue.code === 'own-mobile' ? t('invite.own') : tIssue(issue.code, { field }) } : {};
  };
  const send = async () => {
    if (phase === 'sending') return;
    setProblem(undefined);
    const issues = checkInvitation(values);
    setFound(issues);
    const [first] = issues;
    if (first) return getFocusedRoot().getElementById(first.path)?.focus();
    setPhase('sending');
    try {
      const { application, services } = await ready();
      if (!application) throw new FlowNotLoadedError('inviteHolder');
      const request = { applicationId: application.id, ...values };
      await services.caller.call(inviteHolder, request, { operationId: services.newId() });
      void navigate(jointPaths.firstBoard);
    } catch (error) {
      const { messageKey, envelope } = error as Partial<CallError>;
      if (reasonOf(envelope?.data) === 'own-mobile') setFound([{ path: 'mobile', code: 'own-mobile' }]);
      else setProblem(tError(messageKey ?? 'unknown'));
    }
    setPhase('idle');
  };
  return { phase, problem, errors, values, write, send };
}

const reasonOf = (data: unknown): unknown => (data as { reason?: unknown } | null | undefined)?.reason;
