import type { Client } from '@quayside/api/client';
import { createEncryptor, type EncryptionOptions } from '@quayside/api/encryption';
import type { Environment } from '@quayside/api/environments';
import { getDocumentPath } from '@quayside/contract/calls/opening';
import type { TextStore } from '@quayside/i18n/text-store';
import { randomId } from '@quayside/platform/random-id';
import type { ServerClock } from '@quayside/platform/server-clock';
import type { DraftStore, FlowServices } from './services.ts';

/** What a signed-in customer's session and device offer. */
export type Surroundings = {
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
  'caller' | 'drafts' | 'userId' | 'now' | 'newId' | 'language' | 'encrypt' | 'documentUrl' | 'fileUrl'
>;

/** The services of a flow that come from session and device, whoever runs it: a host or an embedding page. */
export const liveServices = ({
  client,
  drafts,
  userId,
  clock,
  environment,
  keys,
  texts,
}: Surroundings): LiveServices => ({
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
});
