import type { Client } from '@quayside/api/client';
import type { Environment } from '@quayside/api/environments';
import { createEncryptor, type EncryptionOptions } from '@quayside/api/internals/encryption';
import { findAddress } from '@quayside/contract/calls/address';
import { getDocumentPath } from '@quayside/contract/calls/opening';
import type { TextStore } from '@quayside/i18n/text-store';
import { randomId } from '@quayside/platform/internals/random-id';
import type { ServerClock } from '@quayside/platform/server-clock';
import type { AddressLookup, Caller, DraftStore, FlowServices } from './services.ts';

/** The client, draft storage, clock, environment, encryption keys and texts of a signed-in customer, for `liveServices`. */
export type LiveDependencies = {
  readonly client: Client;
  readonly drafts: DraftStore;
  readonly userId: string;
  readonly clock: ServerClock;
  readonly environment: Environment;
  readonly keys: EncryptionOptions['keys'];
  readonly texts: Pick<TextStore, 'language'>;
};

type LiveServices = Pick<
  FlowServices,
  | 'caller'
  | 'drafts'
  | 'userId'
  | 'now'
  | 'newId'
  | 'language'
  | 'encrypt'
  | 'documentUrl'
  | 'fileUrl'
  | 'addressLookup'
>;

/** Creates those services of a flow that depend on the session and the device, for hosts and embedding pages. */
export const liveServices = ({
  client,
  drafts,
  userId,
  clock,
  environment,
  keys,
  texts,
}: LiveDependencies): LiveServices => ({
  caller: client,
  drafts,
  userId,
  now: () => new Date(clock.now()),
  newId: () => randomId(),
  language: () => texts.language,
  encrypt: createEncryptor({
    keys,
    storageBucket: environment.storageBucket,
    log: (message) => console.error(message),
  }),
  documentUrl: async (documentId) =>
    URL.createObjectURL(await client.file({ service: 'business', path: getDocumentPath }, { documentId })),
  fileUrl: (path) => new URL(path, environment.bases.business).href,
  addressLookup: serverAddressLookup(client),
});

/** Creates an address lookup that asks the broker's server (`findAddress`), for postal codes of Singapore. */
export const serverAddressLookup = (caller: Caller): AddressLookup => ({
  countries: ['SG'],
  find: async (code, { signal }) => (await caller.call(findAddress, code, { signal, quiet: true })) ?? undefined,
});
