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
import { instant } from '../../kernel/storage/tables.ts';

export * from './telemetry-schema.ts';

/**
 * Users. In all tables, the vault encrypts columns named …_sealed, and columns named …_print are keyed hashes. The tables contain no personal data in clear
 * text.
 */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  dolphinNo: text('dolphin_no').notNull().unique(),
  phonePrint: text('phone_print').notNull().unique(),
  phone: text('phone_sealed').notNull(),
  name: text('name_sealed'),
  email: text('email_sealed'),
  language: text('language').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** One-time codes and their limits, by phone number and requester. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    phonePrint: text('phone_print').notNull(),
    /** device or browser that requested the code; no other can enter it */
    askerPrint: text('asker_print').notNull(),
    /** keyed hash of the requester's last network; null if unknown */
    addressPrint: text('address_print'),
    codePrint: text('code_print'),
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** codes sent since `windowStart` */
    sent: integer('sent').notNull(),
    windowStart: instant('window_start').notNull(),
    /** wrong entries since the last correct one */
    failures: integer('failures').notNull(),
    lockedUntil: instant('locked_until'),
    /** last login with this number on this device; null if there was none */
    provedAt: instant('proved_at'),
  },
  (table) => [primaryKey({ columns: [table.phonePrint, table.askerPrint] })],
);

/** Single-use codes that a page exchanges for a login. */
export const loginCodes = pgTable('login_codes', {
  codePrint: text('code_print').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** null for a code from a page without a device id; the first read or exchange sets it */
  deviceId: text('device_id'),
  /** challenge of the started login (RFC 7636, S256); null without one */
  challenge: text('challenge'),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** Logins by the keyed hash of their token. */
export const sessions = pgTable('sessions', {
  tokenPrint: text('token_print').primaryKey(),
  userId: uuid('user_id').notNull(),
  deviceId: text('device_id').notNull(),
  createdAt: instant('created_at').notNull(),
  /** time of the last call, at most an hour late */
  usedAt: instant('used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  /** hand-off of a phone's login, which can use only one step */
  handOffId: uuid('hand_off_id').references((): AnyPgColumn => handOffs.id, { onDelete: 'cascade' }),
});

/** Applications of all flows, and second holders' parts. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey(),
    /** user who fills it in; for a second holder's part the first holder, until the second accepts an invitation */
    userId: uuid('user_id').notNull(),
    /** for a second holder's part: the first holder's application */
    principalId: uuid('principal_id').references((): AnyPgColumn => applications.id, { onDelete: 'cascade' }),
    /** holder of the W-8BEN, if not the user */
    holderId: uuid('holder_id').references((): AnyPgColumn => customers.holderId),
    flow: text('flow').notNull(),
    journeyVersion: integer('journey_version').notNull(),
    /** app that started the application; its capabilities apply */
    appType: integer('app_type').notNull(),
    state: text('state', { enum: ['draft', 'under-review', 'action-needed', 'opened', 'failed'] }).notNull(),
    revision: integer('revision').notNull(),
    reference: text('reference').unique(),
    faceResult: text('face_result', { enum: ['none', 'passed', 'failed'] }).notNull(),
    faceAttempts: integer('face_attempts').notNull(),
    faceReason: text('face_reason', { enum: faceReasons }),
    failureCode: text('failure_code'),
    failureNote: text('failure_note_sealed'),
    createdAt: instant('created_at').notNull(),
    savedAt: instant('saved_at').notNull(),
    submittedAt: instant('submitted_at'),
    decidedAt: instant('decided_at'),
    /** in a joint account: when this holder submitted; a later change clears it */
    partSubmittedAt: instant('handed_in_at'),
    /** changes by newer journey versions that the customer has not read */
    whatChanged: jsonb('what_changed').$type<readonly JourneyChange[]>(),
    /** when the customer was warned that the draft expires */
    remindedAt: instant('reminded_at'),
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

/** Foreign key to the application; the row is deleted with it. */
const ofApplication = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });

/** Steps that a customer on a desktop continues on a phone. */
export const handOffs = pgTable('hand_offs', {
  id: uuid('id').primaryKey(),
  applicationId: ofApplication(),
  userId: uuid('user_id').notNull(),
  step: text('step').notNull(),
  tokenPrint: text('token_print').notNull().unique(),
  /** shown on both devices for comparison; grants no access */
  matchCode: text('match_code').notNull(),
  offeredAt: instant('offered_at').notNull(),
  /** expiry of the link, and once it is opened, of the phone's login */
  expiresAt: instant('expires_at').notNull(),
  openedAt: instant('opened_at'),
  outcome: text('outcome', { enum: ['done', 'cancelled', 'withdrawn'] }),
});

/** Expired drafts without their content. */
export const expiredDrafts = pgTable('expired_drafts', {
  applicationId: uuid('application_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  holderId: uuid('holder_id'),
  flow: text('flow').notNull(),
  savedAt: instant('saved_at').notNull(),
  expiredAt: instant('expired_at').notNull(),
  /** ids of documents with files that may still exist */
  documents: jsonb('documents').$type<readonly string[]>().notNull(),
  seenAt: instant('seen_at'),
});

/** Invitations of second adult holders. A new one replaces the previous one. */
export const invitations = pgTable('invitations', {
  applicationId: ofApplication().primaryKey(),
  tokenPrint: text('token_print').notNull().unique(),
  phonePrint: text('phone_print').notNull(),
  phone: text('phone_sealed').notNull(),
  name: text('name_sealed').notNull(),
  expiresAt: instant('expires_at').notNull(),
  acceptedAt: instant('accepted_at'),
  withdrawnAt: instant('withdrawn_at'),
});

/** Number and time of the reminders sent in joint accounts. */
export const reminders = pgTable(
  'reminders',
  {
    applicationId: ofApplication(),
    party: text('party', { enum: ['holder', 'joint-holder'] }).notNull(),
    sent: integer('sent').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.party] })],
);

/** Saved answers by application and step, encrypted. */
export const steps = pgTable(
  'steps',
  {
    applicationId: ofApplication(),
    step: text('step').notNull(),
    answers: text('answers_sealed').notNull(),
    /** revision of the application after this step was saved */
    revision: integer('revision').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.step] })],
);

/** Items of an application that a reviewer accepts or rejects. */
export const requirements = pgTable(
  'requirements',
  {
    applicationId: ofApplication(),
    requirement: text('requirement').notNull(),
    position: integer('position').notNull(),
    status: text('status', { enum: ['due', 'provided', 'accepted', 'rejected'] }).notNull(),
    reasonCode: text('reason_code'),
    reasonNote: text('reason_note_sealed'),
    /** the reviewer's question and the customer's reply (`ReviewReply`) */
    reply: text('reply_sealed'),
    /** whether its steps are open for correction until the next submission */
    reopened: boolean('reopened').notNull(),
    /** kinds of documents that a reviewer requested */
    asks: jsonb('asks').$type<readonly string[]>(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.requirement] })],
);

/** Uploaded documents. The blob store contains their bytes. */
export const documents = pgTable('documents', {
  id: uuid('id').primaryKey(),
  applicationId: ofApplication(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').notNull(),
  /** hash of the bytes as sent */
  sha256: text('sha256').notNull(),
  type: text('type').notNull(),
  /** size in bytes as stored */
  size: integer('size').notNull(),
  /** reason for a manual check, such as `pdf-active`; null if none */
  flag: text('flag'),
  /** data that the customer's device read from the document */
  reading: text('reading_sealed'),
  uploadedAt: instant('uploaded_at').notNull(),
});

/** Checks of the document and face by a third party. */
export const identityChecks = pgTable('identity_checks', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' }),
  status: text('status', { enum: ['started', 'processing', 'passed', 'review', 'abandoned'] }).notNull(),
  /** id of the document with the provider's report */
  reportId: uuid('report_id'),
  startedAt: instant('started_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  decidedAt: instant('decided_at'),
});

/** Visits to the provider of the digital ID. */
export const digitalIdVisits = pgTable('digital_id_visits', {
  statePrint: text('state_print').primaryKey(),
  userId: uuid('user_id').notNull(),
  applicationId: ofApplication(),
  step: text('step').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  /** secrets that complete the visit */
  secret: text('secret_sealed').notNull(),
  outcome: text('outcome', { enum: digitalIdOutcomes }),
  begunAt: instant('begun_at').notNull(),
});

/** Data of the digital ID by the step that shows them. Answers refer to their `id`. */
export const personData = pgTable(
  'person_data',
  {
    applicationId: ofApplication(),
    step: text('step').notNull(),
    id: uuid('id').notNull(),
    items: text('items_sealed').notNull(),
    itemsPrint: text('items_print').notNull(),
    retrievedAt: instant('retrieved_at').notNull(),
    /** null until confirmed; unconfirmed data are purged soon */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.step] })],
);

/** Opened accounts. */
export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  applicationId: uuid('application_id').notNull().unique(),
  number: text('number').notNull().unique(),
  type: text('type', { enum: ['cash', 'margin', 'cfd', 'futures', 'options'] }).notNull(),
  tier: text('tier', { enum: ['trader', 'standard', 'intel'] }).notNull(),
  openedAt: instant('opened_at').notNull(),
  tierSince: instant('tier_since').notNull(),
});

/** Approved data of account holders: one record per person, for all accounts. */
export const customers = pgTable('customers', {
  /** user id; for a second holder without a login, the id of their part of the opening */
  holderId: uuid('holder_id').primaryKey(),
  /** user responsible for the holder: the holder, or the account's first holder, such as a minor's guardian */
  userId: uuid('user_id').notNull(),
  content: text('content_sealed').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Marked attempts at the quiz of a product, numbered from 1. */
export const quizTries = pgTable(
  'quiz_tries',
  {
    userId: uuid('user_id').notNull(),
    product: text('product', { enum: derivativeProducts }).notNull(),
    number: integer('number').notNull(),
    /** version of the question set */
    version: date('version', { mode: 'string' }).notNull(),
    result: text('result', { enum: ['passed', 'failed'] }).notNull(),
    right: integer('right_answers').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.product, table.number] })],
);

/** Times of W-8BEN reminders. A new form replaces those that were not sent. */
export const w8benReminders = pgTable(
  'w8ben_reminders',
  {
    holderId: uuid('holder_id')
      .notNull()
      .references(() => customers.holderId),
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.holderId, table.dueAt] })],
);

/** Audit trail: a hash chain of actions per subject. */
export const audit = pgTable(
  'audit',
  {
    /** id of an application or user; each has a separate chain, so that writes for different customers run in parallel */
    subject: uuid('subject').notNull(),
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    revision: integer('revision'),
    details: jsonb('details').$type<Record<string, string | number>>().notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.number] })],
);

/** Evidence of each submission. The audit trail contains its hash. */
export const evidence = pgTable(
  'evidence',
  {
    applicationId: uuid('application_id').notNull(),
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    content: text('content_sealed').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.number] })],
);

/** Sent emails and SMS messages, encrypted. */
export const mails = pgTable('mails', {
  id: uuid('id').primaryKey(),
  phonePrint: text('phone_print').notNull(),
  kind: text('kind').notNull(),
  content: text('content_sealed').notNull(),
  at: instant('at').notNull(),
});

/** A row of `applications`. */
export type ApplicationRow = typeof applications.$inferSelect;
/** A row of `documents`. */
export type DocumentRow = typeof documents.$inferSelect;
/** A row of `requirements`. */
export type RequirementRow = typeof requirements.$inferSelect;
