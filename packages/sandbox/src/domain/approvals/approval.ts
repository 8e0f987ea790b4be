import type { ApplicationRecord } from '../applications/application-record.ts';
import type { UnitOfWork } from '../ports/server-context.ts';

/** Carries out the approval of an application, such as opening the account. A joint account has two parts. */
export type ApprovalHandler = (
  work: UnitOfWork,
  parts: readonly [ApplicationRecord, ...ApplicationRecord[]],
) => Promise<void>;
