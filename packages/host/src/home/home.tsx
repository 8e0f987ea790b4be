import { untilLoaded } from '@quayside/flow/until-loaded';
import { home } from '@quayside/i18n/text/home';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { ActionBar } from '@quayside/ui/action-bar';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { LanguageSwitcher } from '@quayside/ui/language-switcher';
import { NavBar } from '@quayside/ui/nav-bar';
import { type ComponentType, useEffect, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { endBroken, sayBroken } from '../boot/broken.ts';
import { useHost, useSession } from '../host-context.ts';
import { productOf } from './products.ts';

/** Texts that are loaded before the screen is shown: home. */
export const texts = [home];

/**
 * /: signed out, what can be opened, by whom, what to prepare; signed in, where the customer stands. Prerendered signed out; the state comes after the
 * session is known and replaces the first card, so that nothing below it moves.
 */
export default function HomeScreen() {
  const t = useText(home);
  const { edition, chooseLanguage, sayOffline } = useHost();
  const language = useLanguage();
  return (
    <div className="flex min-h-dvh flex-col bg-surface-sunken">
      <NavBar
        trailing={
          <LanguageSwitcher
            look="icon"
            languages={edition.languages}
            value={language}
            onChange={(chosen) => void chooseLanguage(chosen)}
            onUnavailable={() => void (navigator.onLine ? sayBroken() : sayOffline().catch(sayBroken))}
          />
        }
      />
      <main className="mx-auto flex w-full max-w-reading flex-1 flex-col gap-4 px-gutter pt-6 pb-8">
        <h1 className="m-0 text-display text-ink" tabIndex={-1}>
          {t('title')}
        </h1>
        <p className="m-0 text-body text-ink-muted">{t(`lead.${edition.name}`)}</p>
        <Standing />
        <More />
        <Facts
          title={t('who.title')}
          facts={[t(`who.first.${edition.name}`), t(`who.others.${edition.name}`), t('who.notUs')]}
        />
        <Facts title={t('prepare.title')} facts={[t('prepare.identity'), t('prepare.address'), t('prepare.tax')]} />
        <Facts title={t('next.title')} facts={[t('next.review'), t('next.saved')]} />
        <p className="m-0 text-caption text-ink-muted">{t('licence', { number: edition.licence })}</p>
      </main>
      <Start />
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <Card>
      <h2 className="m-0 text-title text-ink">{title}</h2>
      <ul className="mt-2 mb-0 flex list-disc flex-col gap-2 ps-5 text-body text-ink">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Card>
  );
}

/** Products beside the account itself, each with a page that says what it is. */
function More() {
  const t = useText(home);
  const { edition } = useHost();
  const offered = edition.flows.flatMap(({ name, introduction }) => {
    const product = productOf(name);
    return product && introduction ? [{ product, introduction }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <Card title={t('more.title')}>
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {offered.map(({ product, introduction }) => (
          <li key={product}>
            <Introduction path={introduction}>{t(`product.${product}`)}</Introduction>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Introduction({ path, children }: { path: string; children: string }) {
  const navigate = useNavigate();
  return (
    <Button
      variant="secondary"
      size="medium"
      href={useHref(path)}
      onPress={(event) => {
        event.preventDefault();
        void navigate(path);
      }}
    >
      {children}
    </Button>
  );
}

/** Loaded once somebody is signed in, with its words: visitors never fetch it. */
function Standing() {
  const host = useHost();
  const session = useSession();
  const [Status, setStatus] = useState<ComponentType<{ phoneNumber: string }>>();
  const signedIn = session.status === 'signed-in';
  useEffect(() => {
    if (!signedIn) return;
    let current = true;
    const load = untilLoaded(async () => {
      const { HomeStatus, texts: words } = await import('./home-status.tsx');
      await host.texts.load(...words);
      endBroken();
      return HomeStatus;
    }, sayBroken);
    void load().then((HomeStatus) => current && setStatus(() => HomeStatus));
    return () => {
      current = false;
    };
  }, [host, signedIn]);
  return Status && session.status === 'signed-in' ? <Status phoneNumber={session.session.phoneNumber} /> : null;
}

function Start() {
  const t = useText(home);
  const navigate = useNavigate();
  const session = useSession();
  if (session.status === 'signed-in') return null;
  return (
    <ActionBar>
      <Button onPress={() => void navigate('/sg-choose')}>{t('start')}</Button>
    </ActionBar>
  );
}
