import type { Application } from '@quayside/contract/application';
import { getApplication } from '@quayside/contract/calls/opening';
import { home } from '@quayside/i18n/text/home';
import { host as hostText } from '@quayside/i18n/text/host';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { MaskedText } from '@quayside/ui/masked-text';
import { Notice } from '@quayside/ui/notice';
import { Skeleton } from '@quayside/ui/skeleton';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHost } from '../host-context.ts';

type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly application: Application | null };

/** Where the customer stands, the next step, and who is signed in. */
export function HomeStatus({ phoneNumber }: { phoneNumber: string }) {
  return (
    <>
      <Standing />
      <Account phoneNumber={phoneNumber} />
    </>
  );
}

function Account({ phoneNumber }: { phoneNumber: string }) {
  const t = useText(home);
  const host = useHost();
  return (
    <div className="flex min-h-target items-center justify-between gap-4 text-body text-ink-muted">
      <MaskedText value={phoneNumber} label="" reveal="never" />
      <Button variant="quiet" onPress={() => void host.logout()}>
        {t('signOut')}
      </Button>
    </div>
  );
}

function Standing() {
  const t = useText(home);
  const tHost = useText(hostText);
  const host = useHost();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const { caller } = await host.login();
      return caller.call(getApplication, { flow: 'opening' }, { signal: controller.signal });
    };
    load().then(
      (application) => controller.signal.aborted || setLoaded({ status: 'ready', application }),
      () => controller.signal.aborted || setLoaded({ status: 'failed' }),
    );
    return () => controller.abort();
  }, [host, attempt]);

  if (loaded.status === 'loading') return <Skeleton shape="block" height="7rem" />;
  if (loaded.status === 'failed')
    return (
      <Notice
        tone="danger"
        action={
          <Button
            variant="secondary"
            onPress={() => {
              setLoaded({ status: 'loading' });
              setAttempt(attempt + 1);
            }}
          >
            {tHost('tryAgain')}
          </Button>
        }
      >
        {tHost('login.failedText')}
      </Notice>
    );
  const { application } = loaded;
  if (!application) return <Button onPress={() => void navigate('/sg-choose')}>{t('start')}</Button>;
  const draft = application.state === 'draft';
  const open = async () => {
    const flow = host.edition.flows.find(({ name }) => name === application.flow);
    const path = draft && flow ? (await host.runtimeOf(flow)).path : '/sg-account-state';
    await navigate(path);
  };
  return (
    <Card>
      <h2 className="m-0 text-title text-ink">{t(`status.${application.state}`)}</h2>
      {application.reference ? <p className="mt-1 mb-0 text-caption text-ink-muted">{application.reference}</p> : null}
      <div className="mt-4">
        <Button onPress={() => void open()}>{draft ? t('resume') : t('status.see')}</Button>
      </div>
    </Card>
  );
}
