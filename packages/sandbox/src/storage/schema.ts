import { faceReasons } from '@quayside/contract/application';
import { digitalIdOutcomes } from '@quayside/contract/digital-id';
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
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Columns named …_sealed hold what the vault sealed; …_print keyed hashes. Nothing personal stands here in clear. */
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

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    phonePrint: text('phone_print').notNull(),
    /** the device or browser that asked for the code; it alone can enter it */
    askerPrint: text('asker_print').notNull(),
    /** from where it asked last; null: not known */
    addressPrint: text('address_print'),
    codePrint: text('code_print'),
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** codes sent since windowStart */
    sent: integer('sent').notNull(),
    windowStart: instant('window_start').notNull(),
    /** wrong entries since the last right one */
    failures: integer('failures').notNull(),
    lockedUntil: instant('locked_until'),
  },
  (table) => [primaryKey({ columns: [table.phonePrint, table.askerPrint] })],
);

export const loginCodes = pgTable('login_codes', {
  codePrint: text('code_print').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** null: given out by a page that knows no device id; the first reading or exchange decides */
  deviceId: text('device_id'),
  /** of the begun login that the code answers (RFC 7636, S256); null: of none */
  challenge: text('challenge'),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

export const sessions = pgTable('sessions', {
  tokenPrint: text('token_print').primaryKey(),
  userId: uuid('user_id').notNull(),
  deviceId: text('device_id').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  /** of a phone that does one step: nothing else is answered to it */
  handOffId: uuid('hand_off_id').references((): AnyPgColumn => handOffs.id, { onDelete: 'cascade' }),
});

export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey(),
    /** who fills it in: of a second holder's part the first holder, until the second accepts an invitation */
    userId: uuid('user_id').notNull(),
    /** of a second holder's part: the first holder's application */
    principalId: uuid('principal_id').references((): AnyPgColumn => applications.id, { onDelete: 'cascade' }),
    /** whose W-8BEN it is about, where that is not the user's own */
    holderId: uuid('holder_id').references((): AnyPgColumn => customers.holderId),
    flow: text('flow').notNull(),
    journeyVersion: integer('journey_version').notNull(),
    /** of the app in which it was started: its capabilities go on applying */
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
    /** of a joint account: when this holder was done; taken back by a later change */
    handedInAt: instant('handed_in_at'),
    /** what newer versions of the journey changed in a draft and nobody has seen yet: steps and codes */
    whatChanged: jsonb('what_changed').$type<readonly JourneyChange[]>(),
    /** when the customer was told that the draft will be deleted */
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

/** goes with its application */
const ofApplication = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });

/** Steps that are done on a phone for somebody at a desktop. */
export const handOffs = pgTable('hand_offs', {
  id: uuid('id').primaryKey(),
  applicationId: ofApplication(),
  userId: uuid('user_id').notNull(),
  step: text('step').notNull(),
  tokenPrint: text('token_print').notNull().unique(),
  /** shown on both devices; opens nothing */
  matchCode: text('match_code').notNull(),
  offeredAt: instant('offered_at').notNull(),
  /** of the link; from its opening on, of the phone's login */
  expiresAt: instant('expires_at').notNull(),
  openedAt: instant('opened_at'),
  outcome: text('outcome', { enum: ['done', 'cancelled', 'withdrawn'] }),
});

/** Drafts that were deleted because nobody went on with them: that they were there, and nothing of what they held. */
export const expiredDrafts = pgTable('expired_drafts', {
  applicationId: uuid('application_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  holderId: uuid('holder_id'),
  flow: text('flow').notNull(),
  savedAt: instant('saved_at').notNull(),
  expiredAt: instant('expired_at').notNull(),
  /** ids of documents whose bytes are not known to be gone yet */
  documents: jsonb('documents').$type<readonly string[]>().notNull(),
  seenAt: instant('seen_at'),
});

/** To a second adult holder; a renewed one takes the place of the one before. */
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

/** By whom of a joint account has been reminded. */
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

export const steps = pgTable(
  'steps',
  {
    applicationId: ofApplication(),
    step: text('step').notNull(),
    answers: text('answers_sealed').notNull(),
    /** of the application, after this step was saved */
    revision: integer('revision').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.step] })],
);

export const requirements = pgTable(
  'requirements',
  {
    applicationId: ofApplication(),
    requirement: text('requirement').notNull(),
    position: integer('position').notNull(),
    status: text('status', { enum: ['due', 'provided', 'accepted', 'rejected'] }).notNull(),
    reasonCode: text('reason_code'),
    reasonNote: text('reason_note_sealed'),
    /** rejected in this round: its steps stay open until the application is submitted again */
    reopened: boolean('reopened').notNull(),
    /** kinds of documents that a reviewer asked for */
    asks: jsonb('asks').$type<readonly string[]>(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.requirement] })],
);

export const documents = pgTable('documents', {
  id: uuid('id').primaryKey(),
  applicationId: ofApplication(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').notNull(),
  /** of the bytes as they were sent */
  sha256: text('sha256').notNull(),
  type: text('type').notNull(),
  /** of the bytes as they are kept */
  size: integer('size').notNull(),
  /** why a person has to look at it first, such as `pdf-script` */
  flag: text('flag'),
  /** what the customer's device read from it */
  reading: text('reading_sealed'),
  uploadedAt: instant('uploaded_at').notNull(),
});

/** Checks of document and face by a third party. */
export const identityChecks = pgTable('identity_checks', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' }),
  status: text('status', { enum: ['started', 'processing', 'passed', 'review', 'abandoned'] }).notNull(),
  /** the document that the provider's report became */
  reportId: uuid('report_id'),
  startedAt: instant('started_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  decidedAt: instant('decided_at'),
});

/** One way to the national digital ID and back. */
export const digitalIdVisits = pgTable('digital_id_visits', {
  statePrint: text('state_print').primaryKey(),
  userId: uuid('user_id').notNull(),
  applicationId: ofApplication(),
  step: text('step').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  /** what the provider's client needs to understand the answer */
  secret: text('secret_sealed').notNull(),
  outcome: text('outcome', { enum: digitalIdOutcomes }),
  begunAt: instant('begun_at').notNull(),
});

/** What the digital ID said, by the step that shows it; answers name it by `id`. */
export const personData = pgTable(
  'person_data',
  {
    applicationId: ofApplication(),
    step: text('step').notNull(),
    id: uuid('id').notNull(),
    items: text('items_sealed').notNull(),
    itemsPrint: text('items_print').notNull(),
    retrievedAt: instant('retrieved_at').notNull(),
    /** null: nobody has said that they are theirs; they are purged soon */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.step] })],
);

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

/** What is known of whoever holds an account, as last approved; of one person, however many accounts. */
export const customers = pgTable('customers', {
  /** the login of whoever has one; of a second holder without one, their part of the opening */
  holderId: uuid('holder_id').primaryKey(),
  /** who looks after it: the holder, or the first holder of the account, who may be a minor's guardian */
  userId: uuid('user_id').notNull(),
  content: text('content_sealed').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Judged tries at the knowledge quiz of a product, counted from 1. */
export const quizTries = pgTable(
  'quiz_tries',
  {
    userId: uuid('user_id').notNull(),
    product: text('product', { enum: derivativeProducts }).notNull(),
    number: integer('number').notNull(),
    /** of the question set */
    version: date('version', { mode: 'string' }).notNull(),
    result: text('result', { enum: ['passed', 'failed'] }).notNull(),
    right: integer('right_answers').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.product, table.number] })],
);

/** The days on which whoever looks after a form is reminded that a W-8BEN ends; a new form takes the place of those of the one before. */
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

export const audit = pgTable(
  'audit',
  {
    /** an application or a user: every subject has a chain of its own, so that no write waits for another customer's */
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

/** What each submission rests on; its hash stands in the audit trail too. */
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

export const operations = pgTable(
  'operations',
  {
    /** the user, or the device of someone signed out */
    scope: text('scope').notNull(),
    operation: text('operation').notNull(),
    call: text('call').notNull(),
    requestPrint: text('request_print').notNull(),
    answer: text('answer_sealed'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.operation] })],
);

export const replays = pgTable('replays', {
  key: text('key').primaryKey(),
  at: instant('at').notNull(),
});

export const mails = pgTable('mails', {
  id: uuid('id').primaryKey(),
  phonePrint: text('phone_print').notNull(),
  kind: text('kind').notNull(),
  content: text('content_sealed').notNull(),
  at: instant('at').notNull(),
});

export const errorRecords = pgTable('error_records', {
  id: uuid('id').primaryKey(),
  /** the device or the address that it came from */
  sourcePrint: text('source_print').notNull(),
  content: text('content_sealed').notNull(),
  at: instant('at').notNull(),
});

export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});

export const migrations = pgTable('migrations', {
  name: text('name').primaryKey(),
  appliedAt: instant('applied_at').notNull(),
});
