import type { IdentityHandover } from '@quayside/contract/calls/identity-check';
import { getProviderName, type IdentityCheckProvider } from '@quayside/flow/identity-offer';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { parseSkin } from '@quayside/ui/skin';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { framePolicy } from './frame-policy.ts';
import { mountOnfido, type OnfidoEvents } from './onfido.ts';
import { identityCheck } from './texts.ts';

/** Milliseconds after which a frame that has not loaded counts as failed (reliability 5.3). */
const LOAD_LIMIT_MS = 20_000;

/** Height of the frame. It fits the provider's tallest page on the narrowest phone, so that only our page scrolls. */
const HEIGHT = { page: 'h-[40rem]', sdk: 'min-h-[40rem]' } as const;

type ProviderFrameProps = OnfidoEvents & { handover: IdentityHandover; offer: IdentityCheckProvider };

/** Renders the provider's page in an iframe, or mounts its SDK. Calls `onTrouble` with `gone` if nothing has loaded after 20 seconds. */
export function ProviderFrame({ handover, offer, ...events }: ProviderFrameProps) {
  return handover.kind === 'page' ? (
    <PageFrame url={handover.url} partner={getProviderName(offer)} onTrouble={events.onTrouble} />
  ) : (
    <SdkFrame handover={handover} offer={offer} {...events} />
  );
}

function PageFrame({ url, partner, onTrouble }: { url: string; partner: string } & Pick<OnfidoEvents, 'onTrouble'>) {
  const t = useText(identityCheck);
  const [loaded, setLoaded] = useState<'no' | 'yes'>('no');
  const tooLate = useEffectEvent(() => onTrouble('gone'));
  useEffect(() => {
    if (loaded === 'yes') return;
    const timer = setTimeout(tooLate, LOAD_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [loaded]);
  const { src, sandbox, allow } = useMemo(() => framePolicy(url, location.href, skinOfPage()), [url]); // another URL would load the page again
  return (
    <iframe
      title={t('frame', { partner })}
      src={src}
      sandbox={sandbox}
      allow={allow}
      referrerPolicy="no-referrer"
      onLoad={() => setLoaded('yes')}
      className={`block ${HEIGHT.page} w-full rounded-card border border-line bg-surface`}
    />
  );
}

const skinOfPage = (): string | undefined => parseSkin(document.documentElement.dataset.skin);

type SdkFrameProps = OnfidoEvents & {
  handover: Extract<IdentityHandover, { kind: 'sdk' }>;
  offer: IdentityCheckProvider;
};

function SdkFrame({ handover, offer, ...events }: SdkFrameProps) {
  const t = useText(identityCheck);
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const open = useEffectEvent(async (containerEl: HTMLElement) => {
    if (offer.provider !== 'onfido')
      throw new TypeError('The server hands over to an SDK that this edition does not offer.');
    return mountOnfido(offer, handover, { ...events, containerEl, language });
  });
  const failed = useEffectEvent(() => events.onTrouble('gone'));
  useEffect(() => {
    const containerEl = place.current;
    if (!containerEl) return;
    let close: (() => void) | undefined;
    let state: 'shown' | 'left' = 'shown';
    const late = setTimeout(() => containerEl.childElementCount === 0 && failed(), LOAD_LIMIT_MS);
    open(containerEl).then(
      (opened) => {
        close = opened;
        if (state === 'left') opened();
      },
      () => state === 'shown' && failed(),
    );
    return () => {
      state = 'left';
      clearTimeout(late);
      close?.();
    };
  }, []);
  return <section ref={place} aria-label={t('frame', { partner: getProviderName(offer) })} className={HEIGHT.sdk} />;
}
