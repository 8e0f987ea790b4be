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

/** Platform-dependent parts of the server, and its configuration. */
export type Ports = {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly images: ImageTools;
  readonly checkPdf: PdfCheck;
  /** absent if the platform makes no PDFs, as in a page */
  readonly pdf?: PdfMaker | undefined;
  readonly vault: Vault;
  readonly transit: Transit;
  /** secret with which the native app signs requests (get_http_sign) */
  readonly appSecret: string;
  readonly digitalId: DigitalIdProvider;
  readonly addresses: AddressDirectory;
  readonly forcedOutcomes: ForcedOutcomes;
  readonly flows: FlowRegistry;
  readonly loginLog: LoginLog;
  readonly clock: () => Date;
  readonly random: RandomBytes;
  /** production closes /sandbox/ and hides codes */
  readonly mode: 'development' | 'production';
  /** URL of this server behind a gateway, and of the app of editions missing in `appUrls`; without a final slash */
  readonly publicUrl: string;
  /** URL of each edition's app without a final slash, for links in mails and in the console */
  readonly appUrls: Readonly<Record<string, string | undefined>>;
  /** editions in addition to the four specified ones, by name */
  readonly editions: Readonly<Record<string, FurtherEdition>>;
  /** brand of pages and mails by edition, with customer service */
  readonly brands: Readonly<Record<string, Brand>>;
  /** further origins of the customer's app */
  readonly hostOrigins: readonly string[];
};

/** A transaction with the server's dependencies. */
export type UnitOfWork = Ports & Transaction;

/** Dependencies and configuration of the server, with a function that runs a task in a transaction. */
export type ServerContext = Ports & { readonly transaction: <T>(task: (work: UnitOfWork) => Promise<T>) => Promise<T> };

/** Creates the context. Each task of `transaction` gets the dependencies and its own transaction. */
export const createServerContext = (ports: Ports): ServerContext => ({
  ...ports,
  transaction: (task) => inTransaction(ports, (transaction) => task({ ...ports, ...transaction })),
});
