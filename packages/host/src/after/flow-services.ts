import { CallError } from '@quayside/api/errors';
import { openPdf, openSystemBrowser } from '@quayside/bridge/open-pages';
import { liveServices } from '@quayside/flow/live-services';
import { handOffPath } from '@quayside/flow/phone-flow';
import type { Caller, DraftStore, FlowServices } from '@quayside/flow/services';
import { languageNumbers } from '@quayside/i18n/language';
import { hasNoCamera } from '@quayside/platform/has-no-camera';
import { isPc } from '@quayside/platform/is-pc';
import type { Host } from '../host-context.ts';
import type { Live } from './live.ts';
import { fileOrigin, pageOpener } from './page-opener.ts';
import { readDocument } from './read-document.ts';

/** Who calls, and where what is typed waits, may be others than the page's own. */
type FlowLive = Omit<Live, 'vault' | 'session'> & { readonly vault: DraftStore };

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
    caller: heedingRefusal(host, client),
    openProvider: (url, returnUrl) =>
      openSystemBrowser(url, bridge, {
        returnUrl,
        origins: [location.origin, ...(host.edition.digitalId?.origins ?? [])],
        navigate: (target) => location.assign(target),
      }),
    ...(bridge.platform === 'browser'
      ? {}
      : {
          contactService: host.contactService,
          openPdf: (url: string) => void openPdf(url, pageOpener(live, fileOrigin(live))),
        }),
    readDocument,
    reload: () => location.reload(),
    ...(host.parameters.channelId ? { channelId: host.parameters.channelId } : {}),
    ...handOffOf(host),
    listen: (event) => dispatchEvent(new CustomEvent('quayside', { detail: event })),
  };
}

/** The server may refuse to open an account on this device, whatever is called (MSG-27): the host says so in place of the flow. */
const heedingRefusal = ({ device }: Host, caller: Caller): Caller => ({
  call: (call, request, options) =>
    caller.call(call, request, options).catch((error: unknown) => {
      if (error instanceof CallError && error.messageKey === 'pcRefused') device.set('refused');
      throw error;
    }),
});

/** Offers to hand a camera step to a phone: at a desktop (a PC whose pointer can hover), and on a phone or tablet without a camera. Nothing inside the app, which has a camera. */
function handOffOf(host: Host): Pick<FlowServices, 'handOffUrl' | 'hasNoCamera'> {
  if (host.parameters.appVersion !== undefined) return {};
  const handOffUrl = (token: string) => handOffAddress(host, token);
  const isDesktop = isPc(navigator) && matchMedia('(hover: hover)').matches;
  if (!isDesktop) return { handOffUrl, hasNoCamera: () => hasNoCamera(navigator.mediaDevices) };
  return { handOffUrl };
}

/** The token stands in the fragment, which goes to no server; the language is the desktop's. */
function handOffAddress({ edition, texts }: Host, token: string): string {
  const address = new URL(edition.base + handOffPath.slice(1), location.origin);
  address.searchParams.set('langType', String(languageNumbers[texts.language]));
  address.hash = token;
  return address.href;
}
