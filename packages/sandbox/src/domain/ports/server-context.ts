import type { Brand } from '@quayside/platform/brand';
import type { RandomBytes } from '@quayside/platform/internals/random-id';
import type { Transit } from '../../kernel/crypto/transit.ts';
import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Database } from '../../kernel/storage/database.ts';
import { inTransaction, type Transaction } from '../../kernel/unit-of-work.ts';
import type { FlowRegistry } from '../flows/flow-registry.ts';
import type { AddressDirectory } from './address-directory.ts';
import type { BlobStore } from './blob-store.ts';
import type { DigitalIdProvider } from './digital-id-provider.ts';
import type { FurtherEdition } from './editions.ts';
import type { ForcedOutcomes } from './forced-outcomes.ts';
import type { ImageTools } from './image-tools.ts';
import type { LoginLog } from './login-log.ts';
import type { PdfCheck } from './pdf-check.ts';
import type { PdfMaker } from './pdf-maker.ts';

/** What the server needs from its platform, and its configuration. */
export type ServerPorts = {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly images: ImageTools;
  readonly checkPdf: PdfCheck;
  /** Absent if the platform makes no PDFs, as in a page. */
  readonly pdf?: PdfMaker | undefined;
  readonly vault: Vault;
  readonly transit: Transit;
  /** Secret with which the native app signs its requests (get_http_sign). */
  readonly appSecret: string;
  readonly digitalId: DigitalIdProvider;
  readonly addresses: AddressDirectory;
  readonly forcedOutcomes: ForcedOutcomes;
  readonly flows: FlowRegistry;
  readonly loginLog: LoginLog;
  readonly clock: () => Date;
  readonly random: RandomBytes;
  /** `production` closes all paths below /sandbox/ and hides one-time codes */
  readonly mode: 'development' | 'production';
  /** URL of this server behind a gateway, without a final slash; also the URL of the app of each edition that `appUrls` lacks */
  readonly publicUrl: string;
  /** URL of each edition's app without a final slash, for links in mails and in the console */
  readonly appUrls: Readonly<Record<string, string | undefined>>;
  /** Editions besides the four specified ones, by name. */
  readonly editions: Readonly<Record<string, FurtherEdition>>;
  /** Brand of each edition's pages and mails, by the name of the edition. */
  readonly brands: Readonly<Record<string, Brand>>;
  /** Origins of the customer's app besides the configured URLs. */
  readonly hostOrigins: readonly string[];
};

/** A transaction, together with everything that the server's functions need. */
export type UnitOfWork = ServerPorts & Transaction;

/** The dependencies and configuration of the server. `transaction` runs a task in a transaction, and retries it after a serialization failure. */
export type ServerContext = ServerPorts & {
  readonly transaction: <T>(task: (work: UnitOfWork) => Promise<T>) => Promise<T>;
};

/** Creates the context of a server, in which each task of `transaction` gets a separate transaction. */
export const createServerContext = (ports: ServerPorts): ServerContext => ({
  ...ports,
  transaction: (task) => inTransaction(ports, (transaction) => task({ ...ports, ...transaction })),
});
