import { retryImport } from '@quayside/flow/internals/retry-import';
import { type Text, translateIfKnown } from '@quayside/i18n/define-text';
import { home } from '@quayside/i18n/internals/text/home';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import type { ExampleFees } from '@quayside/rules/internals/tier';
import {
  OPENING_MINUTES,
  PASSPORT_VALIDITY_MONTHS,
  PROOF_OF_ADDRESS_MONTHS,
  REVIEW_WORKING_DAYS,
} from '@quayside/rules/limits';
import { ActionBar } from '@quayside/ui/action-bar';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { LanguageSwitcher } from '@quayside/ui/language-switcher';
import { NavBar } from '@quayside/ui/nav-bar';
import { type ComponentType, Fragment, useEffect, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { hideLoadError, showLoadError } from '../boot/load-error.ts';
import { showVisitorContent } from '../boot/skeleton.ts';
import { getPictureUrl, type HomeFact } from '../edition.ts';
import { useHost, useSession } from '../host-context.ts';
import { Wordmark } from '../page-foot/wordmark.tsx';
import { Fees, formatFee, formatOrderSize, Markets } from './fees-and-markets.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { Products } from './product-links.tsx';
import type { FactsProps, HomeContent, PrepareProps, RequiredItem } from './shared-props.ts';
import { Trust } from './trust.tsx';

/** The text groups that load together with the screen. */
export const texts = [home];

/**
 * Renders home, the page at /. Visitors see products, eligibility and preparation, which are prerendered. Signed-in customers see the status of their account
 * or application.
 */
export default function HomeScreen() {
  const { edition, chooseLanguage, showOffline, HomeStatus } = useHost();
  const language = useLanguage();
  const [seen, setSeen] = useState<HomeContent>(HomeStatus ? 'own' : 'waiting');
  return (
    <div className="q-home flex min-h-dvh flex-col bg-surface-sunken">
      <NavBar
        logo={
          <span className="flex items-center gap-2 whitespace-nowrap ps-3 font-display text-ink text-title">
            <img className="size-8" src={getPictureUrl(edition, 'icon')} alt="" />
            <Wordmark />
          </span>
        }
        trailing={
          <>
            <SignIn />
            <LanguageSwitcher
              variant="icon"
              languages={edition.languages}
              value={language}
              onValueChange={(chosen) => void chooseLanguage(chosen)}
              onUnavailable={() => void (navigator.onLine ? showLoadError() : showOffline().catch(showLoadError))}
            />
          </>
        }
      />
      <main className="flex flex-1 flex-col">
        <Content seen={seen} onSeen={setSeen} />
      </main>
      <Start seen={seen} />
    </div>
  );
}

function Facts({ title, facts, look }: FactsProps) {
  const list = (
    <ul
      className={`mt-2 mb-0 flex list-disc flex-col ps-5 marker:text-accent ${look ? 'gap-1 text-ink-muted text-label' : 'gap-2 text-body text-ink'}`}
    >
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
  return look ? (
    <section>
      <h2 className="m-0 font-semibold text-ink text-label">{title}</h2>
      {list}
    </section>
  ) : (
    <Card>
      <h2 className="m-0 text-title text-ink">{title}</h2>
      {list}
    </Card>
  );
}

/**
 * Renders the visitors' page, or after the login the customer's. Its skeleton stays from the first frame until the customer's page renders. When a customer
 * returns to home, that page renders at once.
 */
function Content({ seen, onSeen }: { seen: HomeContent; onSeen: (seen: HomeContent) => void }) {
  const host = useHost();
  const session = useSession();
  const [Status, setStatus] = useState(() => host.HomeStatus);
  const signedIn = session.status === 'signed-in';
  const known = session.status !== 'starting' && session.status !== 'confirm-link';
  useEffect(() => {
    if (known) showVisitorContent();
  }, [known]);
  useEffect(() => {
    if (!signedIn) return;
    let current = true;
    const load = retryImport(async () => {
      const { loadStatus } = await import('./home-status.ts');
      const { HomeStatus, texts: words } = await loadStatus();
      await host.texts.load(...words);
      hideLoadError();
      return HomeStatus;
    }, showLoadError);
    void load().then((HomeStatus) => current && setStatus(() => HomeStatus));
    return () => {
      current = false;
    };
  }, [host, signedIn]);
  return (
    <>
      {signedIn && Status && seen !== 'waiting' ? null : (
        <div {...(signedIn ? {} : { 'data-waiting': '' })}>
          <HomeSkeleton />
        </div>
      )}
      {session.status !== 'signed-in' ? (
        <div data-visitor="">
          <Visitor />
        </div>
      ) : Status ? (
        <Status phoneNumber={session.session.phoneNumber} Facts={Facts} Prepare={Prepare} onSeen={onSeen} />
      ) : null}
    </>
  );
}

/** Renders home for a visitor who is not signed in. */
function Visitor() {
  const t = useText(home);
  const host = useHost();
  const { edition } = host;
  const ownText: Text = edition.homeText ?? home;
  const own = useText(ownText);
  const ownOr = (of: string, other: string) => translateIfKnown(own, ownText, `${of}.${edition.name}`) ?? other;
  const [Foot, setFoot] = useState<ComponentType>();
  useEffect(() => {
    // loads after the first frame, because the script of the first frame has a size limit
    void import('../page-foot/load-foot.ts').then(({ showFoot }) => showFoot(host, setFoot)).catch(() => undefined);
  }, [host]);
  const { capabilities, exampleFees, homeFacts, markets } = edition;
  const lead = own(`lead.${edition.name}`, { minutes: OPENING_MINUTES });
  const { tier, fee, order } = feeWords(exampleFees);
  const products = capabilities.derivatives.length;
  const wanted = homeFacts ?? (['time', 'fee', 'markets'] as const);
  const [first = 'time'] = wanted;
  const showsMarkets = first === 'markets'; // the first block shows the markets, so the hero does not count them again
  const known = {
    time: [t('time', { minutes: OPENING_MINUTES }), t('timeText')],
    fee: fee ? [fee, t(tier, { order })] : [],
    markets: markets && !showsMarkets ? [t('markets', { count: markets }), lead] : [],
    documents: [],
    products: products ? [t('products', { count: products }), ownOr('productsLead', lead)] : [],
  } as const;
  const facts = wanted.map((fact) => known[fact]);
  const blocks = {
    f: <Fees />,
    m: <Markets />,
    t: <Trust />,
    d: <Prepare />,
    n: <Facts look="quiet" title={t('next.title')} facts={[t('next.review', REVIEW_WORKING_DAYS), t('next.saved')]} />,
    w: (
      <Facts
        look="quiet"
        title={t('who.title')}
        facts={[own(`who.first.${edition.name}`), own(`who.others.${edition.name}`), t('who.notUs')]}
      />
    ),
    p: <Products title={t('more.title')} />,
  };
  return (
    <>
      <div className="bg-hero">
        <div className={`mx-auto max-w-reading px-gutter pt-8 ${first === 'fee' ? 'pb-4' : ''}`}>
          <h1 className="m-0 text-display text-on-hero" tabIndex={-1}>
            {homeFacts ? ownOr('hero', t('title')) : t('title')}
          </h1>
          {markets && !showsMarkets && !wanted.includes('documents') ? null : (
            <p className="mt-3 mb-0 text-body text-on-hero-muted">
              {wanted.includes('documents') ? ownOr('accepted', lead) : lead}
            </p>
          )}
          {/* One column for the figures, as wide as the widest. With a large text, each figure is above its words. */}
          <ul className="mt-5 mb-0 grid list-none gap-x-4 gap-y-3 p-0 min-[18rem]:grid-cols-[minmax(7rem,auto)_1fr]">
            {facts.map(([figure, text]) =>
              figure ? (
                <li key={figure} className="grid items-baseline min-[18rem]:col-span-2 min-[18rem]:grid-cols-subgrid">
                  <span className="whitespace-nowrap font-display text-heading text-on-hero">{figure} </span>
                  <span className="min-w-0 text-label text-on-hero-muted">{text}</span>
                </li>
              ) : null,
            )}
          </ul>
          <p className="mt-4 mb-0 text-caption text-on-hero-muted">{own('licence', { number: edition.licence })}</p>
        </div>
        <img
          className={`mx-auto block w-full max-w-reading object-cover object-bottom sm:[mask-image:linear-gradient(90deg,#0000,#000_15%_85%,#0000)] ${first === 'fee' ? 'aspect-7/2' : 'aspect-13/6 max-h-60'}`}
          src={getPictureUrl(edition, 'hero')}
          alt=""
        />
      </div>
      <div className="mx-auto flex max-w-reading flex-col gap-4 px-gutter py-4">
        {[...(orders[first] ?? 'tdnwp')].map((block) => (
          <Fragment key={block}>{blocks[block as keyof typeof blocks]}</Fragment>
        ))}
      </div>
      {Foot ? <Foot /> : null}
    </>
  );
}

/** The order of the blocks below the hero, by the edition's first home fact. Each letter names a block in `Visitor`. Default: `tdnwp`. */
const orders: Partial<Record<HomeFact, string>> = { fee: 'fpwdnt', markets: 'mwtdnp', documents: 'dwtnp' };

/** Returns the texts of the example commission; empty texts if the edition has none. */
const feeWords = ({ currency = '', order, commission: { trader, standard } = {} }: Partial<ExampleFees> = {}) => ({
  tier: trader ? ('fee' as const) : ('feeStandard' as const),
  fee: (trader || standard) && formatFee(currency, trader || standard || ''),
  order: formatOrderSize({ currency, order }),
});

/** Renders the sign-in button in the bar, for visitors who have already applied. */
function SignIn() {
  const t = useText(home);
  const host = useHost();
  const session = useSession();
  if (session.status === 'signed-in') return null;
  return (
    <span className="contents" data-visitor="">
      <Button
        variant="quiet"
        size="medium"
        onPress={() => void host.login().catch((error) => host.log('login', error))}
      >
        {t('signIn')}
      </Button>
    </span>
  );
}

/** The icon of each item as an SVG path in a square of 24 units: a card, a house, a number sign. */
const icons: Readonly<Record<RequiredItem, string>> = {
  identity: 'M3 5h18v14H3zM15 10h3m-3 4h3M6 15c1-3 5-3 6 0m-1-5a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  address: 'M3 10l9-7 9 7v11h-6v-7H9v7H3z',
  tax: 'M4 9h16M4 15h16M10 3 8 21M16 3l-2 18',
};
const all = ['identity', 'address', 'tax'] as const;

function Prepare({ needs = all }: PrepareProps) {
  const t = useText(home);
  const words = {
    identity: t('prepare.identity', { months: PASSPORT_VALIDITY_MONTHS }),
    address: t('prepare.address', { months: PROOF_OF_ADDRESS_MONTHS }),
    tax: t('prepare.tax'),
  };
  return (
    <Card>
      <h2 className="m-0 text-title text-ink">{t('prepare.title')}</h2>
      <ul className="mt-3 mb-0 flex list-none flex-col gap-3 p-0 text-body text-ink">
        {needs.map((need) => (
          <li key={need} className="flex gap-3">
            <svg
              aria-hidden
              viewBox="0 0 24 24"
              className="size-[1.5rem] shrink-0 fill-none stroke-2 stroke-accent [stroke-linejoin:round]"
            >
              <path d={icons[need]} />
            </svg>
            <span>{words[need]}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/**
 * Renders the bar with the button that starts an opening, for visitors and for customers without an application. Renders nothing if the page contains
 * `StartLinks`.
 */
function Start({ seen }: { seen: HomeContent }) {
  const t = useText(home);
  const navigate = useNavigate();
  const opening = useHref('/sg-choose');
  const session = useSession();
  const { edition } = useHost();
  if (session.status === 'signed-in' && (edition.capabilities.digitalId || seen !== 'new')) return null;
  return (
    <div className="contents" data-beginner="">
      <ActionBar>
        <Button
          href={opening}
          onPress={(event) => {
            event.preventDefault();
            void navigate('/sg-choose');
          }}
        >
          {t('start')}
        </Button>
      </ActionBar>
    </div>
  );
}
