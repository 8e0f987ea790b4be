import { faceReasons } from '@quayside/contract/application';
import { digitalIdOutcomes } from '@quayside/contract/internals/digital-id';
import { derivativeProducts } from '@quayside/rules/enumerations';
import type { JourneyChange } from '@quayside/rules/journey';
import { and, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestampColumn } from '../../kernel/storage/tables.ts';

export * from './telemetry-schema.ts';

/**
 * Table of users, who sign in by mobile number. In all tables, columns named …_sealed are encrypted, and columns named …_print are keyed hashes, so that no
 * personal data are in clear text.
 */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  dolphinNo: text('dolphin_no').notNull().unique(),
  phonePrint: text('phone_print').notNull().unique(),
  phone: text('phone_sealed').notNull(),
  name: text('name_sealed'),
  email: text('email_sealed'),
  language: text('language').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
});

/** Table of one-time codes: the last code of each requester for a number, and what its limits need. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    phonePrint: text('phone_print').notNull(),
    /** Keyed hash of the device or browser that requested the code; no other can enter it. */
    askerPrint: text('asker_print').notNull(),
    /** Keyed hash of the network that last requested a code; null if unknown. */
    addressPrint: text('address_print'),
    codePrint: text('code_print'),
    expiresAt: timestampColumn('expires_at').notNull(),
    sentAt: timestampColumn('sent_at').notNull(),
    /** Number of codes sent since `windowStart`. */
    sent: integer('sent').notNull(),
    windowStart: timestampColumn('window_start').notNull(),
    /** Number of wrong entries since the last correct one. */
    failures: integer('failures').notNull(),
    lockedUntil: timestampColumn('locked_until'),
    /** Time of the last login with this number on this device; null if there was none. */
    provedAt: timestampColumn('proved_at'),
  },
  (table) => [primaryKey({ columns: [table.phonePrint, table.askerPrint] })],
);

/** Table of login codes, which a page exchanges for a login once. */
export const loginCodes = pgTable('login_codes', {
  codePrint: text('code_print').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** Null for a code from a page without a device id; the first read or exchange of the code sets it. */
  deviceId: text('device_id'),
  /** Challenge of the login that the browser started (RFC 7636, S256); null if it started none. */
  challenge: text('challenge'),
  expiresAt: timestampColumn('expires_at').notNull(),
  usedAt: timestampColumn('used_at'),
});

/** Table of logins, by the keyed hash of their token. */
export const sessions = pgTable('sessions', {
  tokenPrint: text('token_print').primaryKey(),
  userId: uuid('user_id').notNull(),
  deviceId: text('device_id').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  /** Time of the last call, up to an hour too early. */
  usedAt: timestampColumn('used_at').notNull(),
  expiresAt: timestampColumn('expires_at').notNull(),
  revokedAt: timestampColumn('revoked_at'),
  /** Hand-off to which the login of a phone is limited; null for any other login. */
  handOffId: uuid('hand_off_id').references((): AnyPgColumn => handOffs.id, { onDelete: 'cascade' }),
});

/** Table of applications of all flows. A second holder's part is an application too. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey(),
    /** User who fills in the application; for a second holder's part the first holder, until the second accepts an invitation. */
    userId: uuid('user_id').notNull(),
    /** The first holder's application; null unless this is a second holder's part. */
    principalId: uuid('principal_id').references((): AnyPgColumn => applications.id, { onDelete: 'cascade' }),
    /** Holder of the W-8BEN; null if it is the user. */
    holderId: uuid('holder_id').references((): AnyPgColumn => customers.holderId),
    flow: text('flow').notNull(),
    journeyVersion: integer('journey_version').notNull(),
    /** Type of the app that started the application, which determines what the customer can choose. */
    appType: integer('app_type').notNull(),
    state: text('state', { enum: ['draft', 'under-review', 'action-needed', 'opened', 'failed'] }).notNull(),
    revision: integer('revision').notNull(),
    reference: text('reference').unique(),
    faceResult: text('face_result', { enum: ['none', 'passed', 'failed'] }).notNull(),
    faceAttempts: integer('face_attempts').notNull(),
    faceReason: text('face_reason', { enum: faceReasons }),
    failureCode: text('failure_code'),
    failureNote: text('failure_note_sealed'),
    createdAt: timestampColumn('created_at').notNull(),
    savedAt: timestampColumn('saved_at').notNull(),
    submittedAt: timestampColumn('submitted_at'),
    decidedAt: timestampColumn('decided_at'),
    /** In a joint account, the time at which this holder submitted; null again after a change. */
    partSubmittedAt: timestampColumn('handed_in_at'),
    /** Changes by newer versions of the journey that the customer has not read; null if there are none. */
    whatChanged: jsonb('what_changed').$type<readonly JourneyChange[]>(),
    /** Time at which the customer was warned that the draft expires. */
    remindedAt: timestampColumn('reminded_at'),
  },
  (table) => [
    uniqueIndex('one_living_application')
      .on(table.userId, table.flow)
      .where(
        and(
          sql`${table.state} <> 'failed'`,
          sql`${table.state} <> 'opened'`,
          isNull(table.principalId),
          isNull(table.holderId),
        ) as SQL,
      ),
    uniqueIndex('one_living_application_of_holder')
      .on(table.holderId, table.flow)
      .where(and(sql`${table.state} <> 'failed'`, sql`${table.state} <> 'opened'`) as SQL),
    uniqueIndex('one_second_holder').on(table.principalId),
  ],
);

/** Column that refers to the application. The row is deleted with the application. */
const ofApplication = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });

/** Table of hand-offs: steps that a customer on a desktop continues on a phone. */
export const handOffs = pgTable('hand_offs', {
  id: uuid('id').primaryKey(),
  applicationId: ofApplication(),
  userId: uuid('user_id').notNull(),
  step: text('step').notNull(),
  tokenPrint: text('token_print').notNull().unique(),
  /** Code that both devices show for comparison; it grants no access. */
  matchCode: text('match_code').notNull(),
  offeredAt: timestampColumn('offered_at').notNull(),
  /** End of the link, or of the phone's login once the link was opened. */
  expiresAt: timestampColumn('expires_at').notNull(),
  openedAt: timestampColumn('opened_at'),
  outcome: text('outcome', { enum: ['done', 'cancelled', 'withdrawn'] }),
});

/** Table of drafts that were deleted because they expired, without their content. */
export const expiredDrafts = pgTable('expired_drafts', {
  applicationId: uuid('application_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  holderId: uuid('holder_id'),
  flow: text('flow').notNull(),
  savedAt: timestampColumn('saved_at').notNull(),
  expiredAt: timestampColumn('expired_at').notNull(),
  /** Ids of the documents whose files may still exist. */
  documents: jsonb('documents').$type<readonly string[]>().notNull(),
  seenAt: timestampColumn('seen_at'),
});

/** Table of invitations to second adult holders. A new invitation replaces the previous one. */
export const invitations = pgTable('invitations', {
  applicationId: ofApplication().primaryKey(),
  tokenPrint: text('token_print').notNull().unique(),
  phonePrint: text('phone_print').notNull(),
  phone: text('phone_sealed').notNull(),
  name: text('name_sealed').notNull(),
  expiresAt: timestampColumn('expires_at').notNull(),
  acceptedAt: timestampColumn('accepted_at'),
  withdrawnAt: timestampColumn('withdrawn_at'),
});

/** Table of reminders in joint accounts: how many each holder was sent, and when the last one. */
export const reminders = pgTable(
  'reminders',
  {
    applicationId: ofApplication(),
    party: text('party', { enum: ['holder', 'joint-holder'] }).notNull(),
    sent: integer('sent').notNull(),
    sentAt: timestampColumn('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.party] })],
);

/** Table of saved answers by application and step, encrypted. */
export const steps = pgTable(
  'steps',
  {
    applicationId: ofApplication(),
    step: text('step').notNull(),
    answers: text('answers_sealed').notNull(),
    /** Revision of the application after the last save of this step. */
    revision: integer('revision').notNull(),
    savedAt: timestampColumn('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.step] })],
);

/** Table of review items: what a reviewer accepts or rejects in an application. */
export const requirements = pgTable(
  'requirements',
  {
    applicationId: ofApplication(),
    requirement: text('requirement').notNull(),
    position: integer('position').notNull(),
    status: text('status', { enum: ['due', 'provided', 'accepted', 'rejected'] }).notNull(),
    reasonCode: text('reason_code'),
    reasonNote: text('reason_note_sealed'),
    /** The reviewer's question and the customer's reply (`ReviewReply`). */
    reply: text('reply_sealed'),
    /** Whether the customer can correct the steps of the item until the next submission. */
    reopened: boolean('reopened').notNull(),
    /** Kinds of documents that a reviewer requested; null if none. */
    asks: jsonb('asks').$type<readonly string[]>(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.requirement] })],
);

/** Table of uploaded documents, without their files, which are in the blob store. */
export const documents = pgTable('documents', {
  id: uuid('id').primaryKey(),
  applicationId: ofApplication(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').notNull(),
  /** Hash of the bytes as they were sent. */
  sha256: text('sha256').notNull(),
  type: text('type').notNull(),
  /** Size of the stored file in bytes. */
  size: integer('size').notNull(),
  /** Why a person must check the file, such as `pdf-active`; null if no check is needed. */
  flag: text('flag'),
  /** Data that the customer's device read from the document; null if none. */
  reading: text('reading_sealed'),
  uploadedAt: timestampColumn('uploaded_at').notNull(),
});

/** Table of identity checks by a third party. */
export const identityChecks = pgTable('identity_checks', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' }),
  status: text('status', { enum: ['started', 'processing', 'passed', 'review', 'abandoned'] }).notNull(),
  /** Id of the document with the provider's report; null until there is one. */
  reportId: uuid('report_id'),
  startedAt: timestampColumn('started_at').notNull(),
  expiresAt: timestampColumn('expires_at').notNull(),
  decidedAt: timestampColumn('decided_at'),
});

/** Table of visits to the provider of the digital ID. */
export const digitalIdVisits = pgTable('digital_id_visits', {
  statePrint: text('state_print').primaryKey(),
  userId: uuid('user_id').notNull(),
  applicationId: ofApplication(),
  step: text('step').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  /** Keys and nonces without which the visit cannot be completed; empty once it has ended. */
  secret: text('secret_sealed').notNull(),
  outcome: text('outcome', { enum: digitalIdOutcomes }),
  begunAt: timestampColumn('begun_at').notNull(),
});

/** Table of data from the digital ID, by the step that shows them. The answers refer to their `id`. */
export const personData = pgTable(
  'person_data',
  {
    applicationId: ofApplication(),
    step: text('step').notNull(),
    id: uuid('id').notNull(),
    items: text('items_sealed').notNull(),
    itemsPrint: text('items_print').notNull(),
    retrievedAt: timestampColumn('retrieved_at').notNull(),
    /** Time of the confirmation; null before it, and such data are deleted soon. */
    confirmedAt: timestampColumn('confirmed_at'),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.step] })],
);

/** Table of opened accounts of all types. A joint account has one row. */
export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  applicationId: uuid('application_id').notNull().unique(),
  number: text('number').notNull().unique(),
  type: text('type', { enum: ['cash', 'margin', 'cfd', 'futures', 'options'] }).notNull(),
  tier: text('tier', { enum: ['trader', 'standard', 'intel'] }).notNull(),
  openedAt: timestampColumn('opened_at').notNull(),
  tierSince: timestampColumn('tier_since').notNull(),
});

/** Table of the approved data of account holders: one record per person, for all accounts. */
export const customers = pgTable('customers', {
  /** User id; for a second holder without a login, the id of their part of the opening. */
  holderId: uuid('holder_id').primaryKey(),
  /** User responsible for the holder: the holder, or the first holder of the account, such as a minor's guardian. */
  userId: uuid('user_id').notNull(),
  content: text('content_sealed').notNull(),
  changedAt: timestampColumn('changed_at').notNull(),
});

/** Table of quiz attempts with their results, numbered from 1 per customer and product. */
export const quizTries = pgTable(
  'quiz_tries',
  {
    userId: uuid('user_id').notNull(),
    product: text('product', { enum: derivativeProducts }).notNull(),
    number: integer('number').notNull(),
    /** Version of the question set that the customer answered. */
    version: date('version', { mode: 'string' }).notNull(),
    result: text('result', { enum: ['passed', 'failed'] }).notNull(),
    right: integer('right_answers').notNull(),
    at: timestampColumn('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.product, table.number] })],
);

/** Table of the W-8BEN reminders to send. A new form replaces those that were not sent. */
export const w8benReminders = pgTable(
  'w8ben_reminders',
  {
    holderId: uuid('holder_id')
      .notNull()
      .references(() => customers.holderId),
    dueAt: timestampColumn('due_at').notNull(),
    sentAt: timestampColumn('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.holderId, table.dueAt] })],
);

/** Table of the audit trail: a hash chain of actions for each subject. */
export const audit = pgTable(
  'audit',
  {
    /** Id of an application or user; each has a separate chain, so that writes for different customers can run in parallel. */
    subject: uuid('subject').notNull(),
    number: integer('number').notNull(),
    at: timestampColumn('at').notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    revision: integer('revision'),
    details: jsonb('details').$type<Record<string, string | number>>().notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.number] })],
);

/** Table of the evidence of each submission, encrypted. The audit trail contains its hash. */
export const evidence = pgTable(
  'evidence',
  {
    applicationId: uuid('application_id').notNull(),
    number: integer('number').notNull(),
    at: timestampColumn('at').notNull(),
    content: text('content_sealed').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.number] })],
);

/** Table of sent emails and SMS messages, encrypted. */
export const mails = pgTable('mails', {
  id: uuid('id').primaryKey(),
  phonePrint: text('phone_print').notNull(),
  kind: text('kind').notNull(),
  content: text('content_sealed').notNull(),
  at: timestampColumn('at').notNull(),
});

/** A row of the table of applications. */
export type ApplicationRow = typeof applications.$inferSelect;
/** A row of the table of uploaded documents. */
export type DocumentRow = typeof documents.$inferSelect;
/** A row of the table of review items. */
export type RequirementRow = typeof requirements.$inferSelect;
