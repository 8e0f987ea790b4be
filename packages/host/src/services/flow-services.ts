import { CallError } from '@quayside/api/errors';
import { openPdf, openSystemBrowser } from '@quayside/bridge/open-pages';
import { liveServices } from '@quayside/flow/internals/live-services';
import { handOffPath } from '@quayside/flow/internals/phone-path';
import type { Caller, DraftStore, FlowServices } from '@quayside/flow/services';
import { languageNumbers } from '@quayside/i18n/language';
import { hasNoCamera } from '@quayside/platform/internals/has-no-camera';
import { isPc } from '@quayside/platform/internals/is-pc';
import type { Host } from '../host-context.ts';
import type { ClientServices } from './client-services.ts';
import { createDeviceReader } from './document-reader.ts';
import { createPageOpener, getFileOrigin } from './page-opener.ts';

/** The client services that a flow needs. A hand-off passes its own client and draft store. */
type FlowLive = Omit<ClientServices, 'vault' | 'session'> & { readonly vault: DraftStore };

/** Creates the services of a flow for a user, from the host's client services. Rejects if the edition's encryption keys fail to load. */
export async function createFlowServices(host: Host, live: FlowLive, userId: string): Promise<FlowServices> {
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
          contactService: () => host.contactService(),
          openPdf: (url: string) => void openPdf(url, createPageOpener(live, getFileOrigin(live))),
        }),
    capabilities: host.edition.capabilities,
    documentReader: host.edition.documentReader ?? createDeviceReader(),
    ...phoneNumberOf(host),
    ...(host.edition.addressLookup ? { addressLookup: host.edition.addressLookup } : {}),
    reload: () => location.reload(),
    ...(host.parameters.channelId ? { channelId: host.parameters.channelId } : {}),
    ...handOffOf(host),
    listen: (event) => dispatchEvent(new CustomEvent('quayside', { detail: event })),
  };
}

function phoneNumberOf({ sessions }: Host): Pick<FlowServices, 'phoneNumber'> {
  const current = sessions.state;
  return current.status === 'signed-in' && current.session.phoneNumber
    ? { phoneNumber: current.session.phoneNumber }
    : {};
}

/** Returns a caller that also sets `host.device` to `refused` if the server refuses this device (MSG-27), so that the refusal replaces the flow. */
const heedingRefusal = ({ device }: Host, caller: Caller): Caller => ({
  call: (call, request, options) =>
    caller.call(call, request, options).catch((error: unknown) => {
      if (error instanceof CallError && error.messageKey === 'pcRefused') device.set('refused');
      throw error;
    }),
});

/**
 * Returns the services with which a customer continues a camera step on a phone: on a PC with a mouse, or if the device has no camera. Empty in the native app.
 */
function handOffOf(host: Host): Pick<FlowServices, 'handOffUrl' | 'hasNoCamera'> {
  if (host.parameters.appVersion !== undefined) return {};
  const handOffUrl = (token: string) => handOffAddress(host, token);
  const isDesktop = isPc(navigator) && matchMedia('(hover: hover)').matches;
  return isDesktop ? { handOffUrl } : { handOffUrl, hasNoCamera: valueOrPromise(hasNoCamera(navigator.mediaDevices)) };
}

/** Returns a function that returns the promise until it resolves, and then its value, so that a screen that renders later does not move. */
function valueOrPromise<T>(promise: Promise<T>): () => T | Promise<T> {
  let resolved: { readonly value: T } | undefined;
  void promise.then((value) => {
    resolved = { value };
  });
  return () => (resolved ? resolved.value : promise);
}

/** Returns the URL that the phone opens, in the language of the desktop. The token is in its fragment, which browsers do not send to a server. */
function handOffAddress({ edition, texts }: Host, token: string): string {
  const address = new URL(edition.base + handOffPath.slice(1), location.origin);
  address.searchParams.set('langType', String(languageNumbers[texts.language]));
  address.hash = token;
  return address.href;
}
