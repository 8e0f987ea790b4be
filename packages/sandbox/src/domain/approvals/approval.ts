import type { ApplicationRecord } from '../applications/application-record.ts';
import type { UnitOfWork } from '../ports/server-context.ts';

/** Applies an approval to the customer: opens, permits, changes and notifies. A joint account has two parts. */
export type Approval = (work: UnitOfWork, parts: readonly [ApplicationRecord, ...ApplicationRecord[]]) => Promise<void>;
