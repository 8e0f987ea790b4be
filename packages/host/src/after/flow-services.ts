import { newWindow, openPdf, openSystemBrowser, type PageOpener } from '@quayside/bridge/open-pages';
import { liveServices } from '@quayside/flow/live-services';
import { handOffPath } from '@quayside/flow/phone-flow';
import type { DraftShelf, FlowServices } from '@quayside/flow/services';
import { languageNumbers } from '@quayside/i18n/language';
import { hasNoCamera } from '@quayside/platform/has-no-camera';
import { isPc } from '@quayside/platform/is-pc';
import type { Host } from '../host-context.ts';
import type { Live } from './live.ts';

/** Who calls, and where what is typed waits, may be others than the page's own. */
type FlowLive = Omit<Live, 'vault' | 'session'> & { readonly vault: DraftShelf };

/** What a flow needs, from this host's session and device. Rejects when the edition's keys cannot be fetched. */
export async function flowServices(host: Host, live: FlowLive, userId: string): Promise<FlowServices> {
  const { bridge, client, clock, environment, vault } = live;
  return {
    ...liveServices({
      client,
      drafts: vault,
      userId,
      clock,
      environment,
      keys: await host.edition.encryptionKeys(),
      texts: host.texts,
    }),
    openProvider: (url, returnUrl) =>
      openSystemBrowser(url, bridge, {
        returnUrl,
        origins: [location.origin, ...(host.edition.digitalId?.origins ?? [])],
        navigate: (target) => location.assign(target),
      }),
    ...(bridge.platform === 'browser'
      ? {}
      : { contactService: host.contactService, openPdf: (url: string) => void openPdf(url, openerOf(host, live)) }),
    reload: () => location.reload(),
    ...(host.parameters.channelId ? { channelId: host.parameters.channelId } : {}),
    ...handOffOf(host),
    listen: (event) => dispatchEvent(new CustomEvent('quayside', { detail: event })),
  };
}

/** At a desktop (a PC with a pointer that can hover) which sends nobody away, and on a phone or tablet without a camera. Where the app is around us there is one. */
function handOffOf(host: Host): Pick<FlowServices, 'handOffUrl' | 'hasNoCamera'> {
  const { edition, parameters } = host;
  if (parameters.appVersion !== undefined) return {};
  const handOffUrl = (token: string) => handOffAddress(host, token);
  const isDesktop = isPc(navigator) && matchMedia('(hover: hover)').matches;
  if (!isDesktop) return { handOffUrl, hasNoCamera: () => hasNoCamera(navigator.mediaDevices) };
  return edition.pcRefused === undefined ? { handOffUrl } : {};
}

/** The token stands in the fragment, which goes to no server; the language is the desktop's. */
function handOffAddress({ edition, texts }: Host, token: string): string {
  const address = new URL(edition.base + handOffPath.slice(1), location.origin);
  address.searchParams.set('langType', String(languageNumbers[texts.language]));
  address.hash = token;
  return address.href;
}

/** PDFs come from the business service alone. */
const openerOf = (host: Host, { bridge, environment }: Pick<Live, 'bridge' | 'environment'>): PageOpener => ({
  bridge,
  origins: [new URL(environment.bases.business).origin],
  openWindow: newWindow,
  log: host.log,
});
