import { genders, identityDocumentTypes } from '@quayside/rules/enumerations';
import { countryCodes } from '@quayside/rules/internals/country';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { personData } from '@quayside/rules/internals/person-data';
import * as z from 'zod/mini';
import { customerFacts } from './customer.ts';
import { w8benFacts } from './w8ben-facts.ts';

/** The states of an application (STATE-02). */
export const applicationStates = ['draft', 'under-review', 'action-needed', 'opened', 'failed'] as const;
/** Schema of one of `applicationStates`. */
export const applicationState = z.enum(applicationStates);
/** The state of an application (STATE-02). `draft`: not submitted. `action-needed`: a reviewer sent something back. `opened` and `failed`: decided. */
export type ApplicationState = z.output<typeof applicationState>;

/** Schema of a `Party`. */
export const party = z.enum(['holder', 'joint-holder']);
/** A holder of an account. `holder`: the first or only holder. `joint-holder`: the second holder of a joint account. */
export type Party = z.output<typeof party>;

const answers = z.record(z.string(), z.record(z.string(), z.unknown()));

/** Schema of a reviewer's reason: one of `reasonCodes`, and a note if the code is not enough. */
export const rejection = lazyObject(() => ({ code: z.string(), note: z.optional(z.string()) }));
/** A reason code (`reasonCodes`) and an optional note by the reviewer. */
export type Rejection = z.output<typeof rejection>;

/** Schema of a reviewer's question about an item (the note of `more-information`), and of the customer's reply, which `saveStep` sends. */
export const reviewReply = lazyObject(() => ({
  question: z.string(),
  /** The customer's reply; absent until the customer replies. */
  text: z.optional(z.string()),
}));
/** A reviewer's question about an item, and the customer's reply. */
export type ReviewReply = z.output<typeof reviewReply>;

/**
 * Schema of an item that a reviewer accepts or rejects. `due`: the customer must provide it. `provided`: it waits for review. `reason` is present when `status`
 * is `rejected`.
 */
export const requirement = lazyObject(() => ({
  id: z.string(),
  party,
  status: z.enum(['due', 'provided', 'accepted', 'rejected']),
  reason: z.optional(rejection),
  /** The kinds of documents that the reviewer requests. */
  asks: z.optional(z.array(z.string())),
  /** Whether the reviewer rejected the item in this round. Its steps then stay open until the customer submits again. */
  reopened: z.optional(z.boolean()),
  /** The reviewer's question and the customer's reply. Absent if the server accepts no reply. */
  reply: z.optional(reviewReply),
}));
/** An item of a review with its party, its status and the reason for a rejection. */
export type Requirement = z.output<typeof requirement>;

const nameRead = z.optional(z.string().check(z.minLength(1), z.maxLength(66)));
const countryRead = z.optional(z.enum(countryCodes));

/**
 * Schema of the fields that the device read from a picture of an identity document (RULE-07, RULE-01). Uncertain and unreadable fields are absent. Dates are
 * `YYYY-MM-DD`, names are in Latin capitals, countries are ISO 3166-1 alpha-2.
 */
export const documentReading = lazyObject(() => ({
  documentType: z.optional(z.enum(identityDocumentTypes)),
  issuer: countryRead,
  number: z.optional(z.string().check(z.minLength(1), z.maxLength(30))),
  surname: nameRead,
  givenNames: nameRead,
  fullName: nameRead,
  birthDate: z.optional(z.iso.date()),
  gender: z.optional(z.enum(genders)),
  nationality: countryRead,
  expiresOn: z.optional(z.iso.date()),
}));

/** Schema of an uploaded document's metadata, without content and file name. `sha256` is hexadecimal, `type` is a media type, `size` is in bytes. */
export const documentInfo = lazyObject(() => ({
  kind: z.string(),
  sha256: z.string(),
  type: z.string(),
  size: z.number(),
  uploadedAt: z.iso.datetime(),
  /** The fields that the device read; absent when it read none. */
  reading: z.optional(documentReading),
}));
/** An uploaded document's metadata. The content is at `getDocumentPath`. */
export type DocumentInfo = z.output<typeof documentInfo>;

/** The reasons why the server rejects a face picture. */
export const faceReasons = ['no-match', 'too-dark', 'covered', 'not-centred'] as const;
/** Schema of one of `faceReasons`. */
export const faceReason = z.enum(faceReasons);
/** Why the server rejected a face picture. `no-match`: another person. `covered`: something hides the face. `not-centred`: the face is not in the middle. */
export type FaceReason = z.output<typeof faceReason>;

/** Schema of the result of comparing face pictures with the identity document. `attempts` counts all compared pictures; `result` is `none` before the first. */
export const faceFacts = lazyObject(() => ({
  result: z.enum(['none', 'passed', 'failed']),
  attempts: z.number(),
  /** Why the last attempt failed; absent if it passed. */
  reason: z.optional(faceReason),
}));

/** Schema of the account's details for the second holder, who does not see the first holder's answers. */
export const jointPart = lazyObject(() => ({
  role: z.enum(['joint-adult', 'joint-minor']),
  /** The name of the parent or guardian who signs for a minor. */
  guardian: z.optional(z.string()),
  /** Whether the second holder uses the first holder's login on this device, or their own login. */
  way: z.enum(['this-device', 'own-login']),
}));
/** The second holder's role and login, and the guardian of a minor. */
export type JointPart = z.output<typeof jointPart>;

/** Schema of the document number that both holders entered, if it is the same. The rules then reject it, because the holders must be two persons. */
export const otherHolder = lazyObject(() => ({ documentNumber: z.string() }));

/** Schema of a change to a draft by a newer journey version. `answer-again`: the server deleted an invalid answer. `look`: the step has additional content. */
export const journeyChange = lazyObject(() => ({
  step: z.string(),
  code: z.string(),
  effect: z.enum(['answer-again', 'look']),
}));

/** Schema of an event of the review and its time. */
export const applicationEvent = lazyObject(() => ({
  what: z.enum(['submitted', 'sent-back', 'submitted-again', 'approved', 'failed']),
  at: z.iso.datetime(),
}));
/** An event of the review, such as `submitted` or `approved`, and its time. */
export type ApplicationEvent = z.output<typeof applicationEvent>;

/** Schema of an application: the draft and the result of its review. Times are UTC; dates are calendar dates in Singapore. */
export const application = lazyObject(() => ({
  id: z.uuid(),
  flow: z.string(),
  /** The journey version that the answers follow. */
  journeyVersion: z.number(),
  state: applicationState,
  /** The app that started the application; its terms apply wherever the customer continues (START-07). */
  appType: z.optional(z.number()),
  /**
   * The number of writes so far. A write with an older revision that would undo another device's change fails with `codes.conflict`.
   */
  revision: z.number(),
  answers,
  documents: z.record(z.string(), documentInfo),
  face: faceFacts,
  /**
   * Personal data from the national digital ID, by step. The server deletes them if the customer does not confirm in time.
   */
  personData: z.optional(z.record(z.string(), personData)),
  requirements: z.array(requirement),
  /** The reference that the server assigns on submission, such as QS-20261121-7F3K. */
  reference: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  savedAt: z.iso.datetime(),
  submittedAt: z.nullable(z.iso.datetime()),
  decidedAt: z.nullable(z.iso.datetime()),
  /**
   * The time at which this holder of a joint account signed. The server submits the application after both signed. A later change clears it.
   */
  partSubmittedAt: z.optional(z.nullable(z.iso.datetime())),
  /** The second holder's role and login; absent for a first holder. */
  part: z.optional(jointPart),
  /** Facts about the customer for the rules. Present for flows that require an open account. */
  customer: z.optional(customerFacts),
  /** The document number that both holders entered; absent if the numbers differ. */
  otherHolder: z.optional(otherHolder),
  /** The form on file; present for a modification or update of the W-8BEN. */
  w8ben: z.optional(w8benFacts),
  /** The events of the review, oldest first. Empty before submission. */
  history: z.array(applicationEvent),
  /** The reviewer's reason for a failed opening; null otherwise. */
  failure: z.nullable(rejection),
  /** Changes by a newer journey version, until the customer acknowledges them (`acknowledgeDraftNotices`) or answers again. */
  changes: z.optional(z.array(journeyChange)),
  /** The time at which the previous draft was deleted for inactivity. Absent after the customer acknowledged it. */
  draftExpiredAt: z.optional(z.iso.datetime()),
}));
/** An application. Every call returns the whole application, so that a client never mixes two revisions. */
export type Application = z.output<typeof application>;

/** Schema of a validation issue of an answer. It has codes and limits, and does not contain the customer's input. `level` defaults to `error`. */
export const apiIssue = lazyObject(() => ({
  path: z.string(),
  code: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  level: z.optional(z.enum(['error', 'advice'])),
}));

/** Schema of an open account. `options`, `futures` and `cfd` are permissions of the cash or margin account. `tier` determines the fees (TIER-01). */
export const account = lazyObject(() => ({
  id: z.uuid(),
  number: z.string(),
  type: z.enum(['cash', 'margin', 'cfd', 'futures', 'options']),
  tier: z.enum(['trader', 'standard', 'intel']),
  /** The names of both holders of a joint account, first holder first; absent for a single holder. */
  holders: z.optional(z.array(z.string())),
  openedAt: z.iso.datetime(),
}));
/** An open account, or a permission of one, with its public number. */
export type Account = z.output<typeof account>;
