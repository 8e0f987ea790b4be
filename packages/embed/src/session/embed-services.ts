import { openNewWindow, openPdf, openSystemBrowser } from '@quayside/bridge/open-pages';
import { liveServices } from '@quayside/flow/internals/live-services';
import type { FlowServices } from '@quayside/flow/services';
import type { TextStore } from '@quayside/i18n/text-store';
import type { EmbedReports } from '../errors/reports.ts';
import type { EmbedOptions } from '../types.ts';
import { checkKeys } from './check-options.ts';
import type { Customer } from './customer.ts';

type EmbedContext = { readonly texts: TextStore; readonly reports: EmbedReports; readonly reload: () => void };

/** Creates the services of a flow for the customer and the page. `release` revokes the object URLs of documents. */
export async function embedServices(
  { edition, flow, documentReader, addressLookup }: EmbedOptions,
  { client, vault, userId, clock, bridge }: Customer,
  { texts, reports, reload }: EmbedContext,
): Promise<{ readonly services: FlowServices; readonly release: () => void }> {
  const { environment } = edition;
  const keys = await edition.encryptionKeys();
  checkKeys(keys);
  const live = liveServices({
    client,
    drafts: vault,
    userId,
    clock,
    environment,
    keys,
    texts,
  });
  const shown: string[] = [];
  const log = (what: string, error: unknown) => console.error(what, error);
  const files = { bridge, origins: [new URL(environment.bases.business).origin], openWindow: openNewWindow, log };
  const services: FlowServices = {
    ...live,
    documentUrl: async (documentId) => {
      const url = await live.documentUrl(documentId);
      shown.push(url);
      return url;
    },
    contactService: () => {
      const ask = () => reports.event({ type: 'service', flow: flow.name });
      if (bridge.platform === 'browser') ask();
      else bridge.call('command_contact_service', {}).catch(ask);
    },
    ...(bridge.platform === 'browser' ? {} : { openPdf: (url: string) => void openPdf(url, files) }),
    openProvider: (url, returnUrl) =>
      openSystemBrowser(url, bridge, {
        returnUrl,
        origins: [location.origin, ...(edition.digitalId?.origins ?? [])],
        navigate: (target) => location.assign(target),
      }),
    ...(documentReader ? { documentReader } : {}),
    ...(addressLookup ? { addressLookup } : {}),
    reload,
    listen: reports.listen,
  };
  return { services, release: () => shown.splice(0).forEach((url) => URL.revokeObjectURL(url)) };
}
