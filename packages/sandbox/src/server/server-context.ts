import type { EditionName } from '@quayside/platform/app-type';
import type { RandomBytes } from '@quayside/platform/random-id';
import type { FlowRegistry } from '../applications/flow-registry.ts';
import { readClockOffset } from '../development/clock.ts';
import type { DigitalIdProvider } from '../digital-id/provider.ts';
import type { BlobStore } from '../documents/blob-store.ts';
import type { ImageTools } from '../documents/image-tools.ts';
import type { Transit } from '../secrets/transit.ts';
import type { Vault } from '../secrets/vault.ts';
import type { Database, Tables } from '../storage/database.ts';
import type { PdfMaker } from '../submission-pdf/pdf-maker.ts';

/** What the server is given: everything that is not the same on every machine. */
export type Ports = {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly images: ImageTools;
  /** absent where no PDF can be set, as in a page */
  readonly pdf?: PdfMaker | undefined;
  readonly vault: Vault;
  readonly transit: Transit;
  /** with which the app signs its requests (get_http_sign) */
  readonly appSecret: string;
  readonly digitalId: DigitalIdProvider;
  readonly flows: FlowRegistry;
  readonly clock: () => Date;
  readonly random: RandomBytes;
  /** production closes the development surface under /sandbox/ and shows no codes */
  readonly mode: 'development' | 'production';
  /** this server behind the gateway, and the app of an edition that `appUrls` leaves out; without trailing slash */
  readonly publicUrl: string;
  /** where customers find the app of each edition, without trailing slash: for the links of mails and of reviewers */
  readonly appUrls: Readonly<Partial<Record<EditionName, string>>>;
  /** origins at which the customer's app is served, beside this server's own */
  readonly hostOrigins: readonly string[];
};

/** One unit of work: its tables, and the instant at which all of it happens. */
export type UnitOfWork = Ports & {
  readonly tables: Tables;
  readonly now: Date;
  /** Runs once the work is committed; dropped with it. */
  readonly afterCommit: (task: () => Promise<void>) => void;
};

export type ServerContext = Ports & { readonly transaction: <T>(task: (work: UnitOfWork) => Promise<T>) => Promise<T> };

export function createServerContext(ports: Ports): ServerContext {
  return {
    ...ports,
    async transaction(task) {
      let later: (() => Promise<void>)[] = [];
      const result = await ports.database.transaction(async (tables) => {
        later = [];
        const offset = ports.mode === 'production' ? 0 : await readClockOffset(tables);
        const now = new Date(ports.clock().getTime() + offset);
        return task({ ...ports, tables, now, afterCommit: (one) => later.push(one) });
      });
      for (const one of later) await one();
      return result;
    },
  };
}
