import { createEncryptor } from '@quayside/api/encryption';
import { newWindow, openPdf, openSystemBrowser, type PageOpener } from '@quayside/bridge/open-pages';
import { getDocumentPath } from '@quayside/contract/calls/opening';
import type { FlowServices } from '@quayside/flow/services';
import { randomId } from '@quayside/platform/random-id';
import { carryParameters } from '../carried-parameters.ts';
import type { Host } from '../host-context.ts';
import type { Live } from './live.ts';

/** What a flow needs, from this host's session and device. Rejects when the edition's keys cannot be fetched. */
export async function flowServices(host: Host, live: Live, userId: string): Promise<FlowServices> {
  const { bridge, client, clock, environment, vault } = live;
  return {
    caller: client,
    drafts: vault,
    userId,
    now: () => new Date(clock.now()),
    newId: () => randomId(),
    language: () => host.texts.language,
    encrypt: createEncryptor({
      keys: await host.edition.encryptionKeys(),
      storageBucket: environment.storageBucket,
      log: (message) => console.error(message),
    }),
    documentUrl: async (documentId) =>
      URL.createObjectURL(await client.file({ service: 'business', path: getDocumentPath }, { documentId })),
    openProvider: (url, returnUrl) => {
      carryParameters(host);
      return openSystemBrowser(url, bridge, {
        returnUrl,
        origins: [location.origin, ...(host.edition.digitalId?.origins ?? [])],
        navigate: (target) => location.assign(target),
      });
    },
    fileUrl: (path) => new URL(path, environment.bases.business).href,
    ...(bridge.platform === 'browser'
      ? {}
      : { contactService: host.contactService, openPdf: (url: string) => void openPdf(url, openerOf(host, live)) }),
    reload: () => location.reload(),
    listen: (event) => dispatchEvent(new CustomEvent('quayside', { detail: event })),
  };
}

/** PDFs come from the business service alone. */
const openerOf = (host: Host, { bridge, environment }: Live): PageOpener => ({
  bridge,
  origins: [new URL(environment.bases.business).origin],
  openWindow: newWindow,
  log: host.log,
});
