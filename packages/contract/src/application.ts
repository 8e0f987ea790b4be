import { personData } from '@quayside/rules/person-data';
import * as z from 'zod/mini';
import { customerFacts } from './customer.ts';
import { w8benFacts } from './w8ben-facts.ts';

/** Where an application stands (STATE-02). */
export const applicationStates = ['draft', 'under-review', 'action-needed', 'opened', 'failed'] as const;
/** One of `applicationStates`, as the server sends it. */
export const applicationState = z.enum(applicationStates);
/** `draft` until it is submitted, `action-needed` when a reviewer sent something back, `opened` and `failed` when it is decided (STATE-02). */
export type ApplicationState = z.output<typeof applicationState>;

/** Whose part something is: the first holder's, or that of the second holder of a joint account. */
export const party = z.enum(['holder', 'joint-holder']);
/** `holder`: the first, or the only one. `joint-holder`: the second. */
export type Party = z.output<typeof party>;

const answers = z.record(z.string(), z.record(z.string(), z.unknown()));

/** Why a reviewer sent something back: a code of the reason catalogue, and words for the customer where the code does not say enough. */
export const rejection = z.object({ code: z.string(), note: z.optional(z.string()) });
/** A reason code (`reasonCodes` of `reasons`), and a reviewer's own words where there are any. */
export type Rejection = z.output<typeof rejection>;

/**
 * One item that a reviewer accepts or sends back: `due` while it is to be given, `provided` once it is and until it is judged. `reason` comes with a
 * rejection.
 */
export const requirement = z.object({
  id: z.string(),
  party,
  status: z.enum(['due', 'provided', 'accepted', 'rejected']),
  reason: z.optional(rejection),
  /** what a reviewer asked for in particular: kinds of documents */
  asks: z.optional(z.array(z.string())),
  /** sent back in this round: its steps stay open, corrected or not, until the application is submitted again */
  reopened: z.optional(z.boolean()),
});
/** An item of an application as a reviewer sees it: whose part it is, where it stands and why it was sent back. */
export type Requirement = z.output<typeof requirement>;

/**
 * What was read from a picture of an identity document (RULE-07, RULE-01): dates `YYYY-MM-DD`, the name in Latin letters. What could not be read is
 * missing.
 */
export const documentReading = z.object({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(66))),
  birthDate: z.optional(z.iso.date()),
  number: z.optional(z.string().check(z.minLength(1), z.maxLength(30))),
  expiresOn: z.optional(z.iso.date()),
});

/**
 * What is known of an uploaded document without its content: `sha256` in hexadecimal digits, `type` its media type, `size` in bytes. Neither its
 * content nor the name of the file is part of it.
 */
export const documentInfo = z.object({
  kind: z.string(),
  sha256: z.string(),
  type: z.string(),
  size: z.number(),
  uploadedAt: z.iso.datetime(),
  /** what the customer's device read from it; absent where it read nothing */
  reading: z.optional(documentReading),
});
/** The particulars of an uploaded document; its content never travels with an application. */
export type DocumentInfo = z.output<typeof documentInfo>;

/** Why a face picture was not accepted. */
export const faceReasons = ['no-match', 'too-dark', 'covered', 'not-centred'] as const;
/** One of `faceReasons`, as the server's comparison gives it. */
export const faceReason = z.enum(faceReasons);
/** Why a face picture was not accepted: another person, too dark, something before the face, or not in the middle. */
export type FaceReason = z.output<typeof faceReason>;

/** The server's verdict on the face picture. `attempts` counts every picture that was compared; `none` is the result before the first. */
export const faceFacts = z.object({
  result: z.enum(['none', 'passed', 'failed']),
  attempts: z.number(),
  /** of the last attempt, where that failed */
  reason: z.optional(faceReason),
});

/** What a second holder's part is told of the account; of the first holder's answers no more than this. */
export const jointPart = z.object({
  role: z.enum(['joint-adult', 'joint-minor']),
  /** the parent or guardian, who signs for a minor */
  guardian: z.optional(z.string()),
  /** filled in where the first holder is signed in, or by the second holder's own login */
  way: z.enum(['this-device', 'own-login']),
});
/** The role of a second holder, who signs for them if they are a minor, and on whose device the part is filled in. */
export type JointPart = z.output<typeof jointPart>;

/** Of a joint account, and only where both holders gave the same: the number by which they are one person. */
export const otherHolder = z.object({ documentNumber: z.string() });

/** What a newer version of a journey means for this draft (`JourneyChange` of the rules). */
export const journeyChange = z.object({
  step: z.string(),
  code: z.string(),
  effect: z.enum(['answer-again', 'look']),
});

/** What has become of an application so far: its rounds of review, oldest first. */
export const applicationEvent = z.object({
  what: z.enum(['submitted', 'sent-back', 'submitted-again', 'approved', 'failed']),
  at: z.iso.datetime(),
});
/** One step of an application's review, and the instant at which it came about. */
export type ApplicationEvent = z.output<typeof applicationEvent>;

/** A person's application: the draft, then what became of it. Times are UTC instants, dates Singapore calendar dates. */
export const application = z.object({
  id: z.uuid(),
  flow: z.string(),
  /** of the journey that the answers are in the shape of */
  journeyVersion: z.number(),
  state: applicationState,
  /** of the app in which it was started, whose terms go on applying wherever it is continued (START-07) */
  appType: z.optional(z.number()),
  /** counts every write; a write that names an older one is refused (codes.conflict) when it would undo another device's */
  revision: z.number(),
  answers,
  documents: z.record(z.string(), documentInfo),
  face: faceFacts,
  /** what the national digital ID said, by the step that shows it; gone when nobody confirms it in time */
  personData: z.optional(z.record(z.string(), personData)),
  requirements: z.array(requirement),
  /** given at submission, such as QS-20261121-7F3K */
  reference: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  savedAt: z.iso.datetime(),
  submittedAt: z.nullable(z.iso.datetime()),
  decidedAt: z.nullable(z.iso.datetime()),
  /** of a joint account: when this holder signed and handed in; the application is submitted once both did. A later change takes it back */
  handedInAt: z.optional(z.nullable(z.iso.datetime())),
  /** of a second holder's part */
  part: z.optional(jointPart),
  /** of a flow for customers: what its rules judge them by */
  customer: z.optional(customerFacts),
  /** this holder's own document number, where the other holder gave it too: two holders are two persons */
  otherHolder: z.optional(otherHolder),
  /** of a modification or an update of the W-8BEN: the form on file */
  w8ben: z.optional(w8benFacts),
  /** empty before it is submitted */
  history: z.array(applicationEvent),
  /** of a failed opening */
  failure: z.nullable(rejection),
  /** what a newer version of the journey changed in this draft; until somebody has seen it (`markNewsSeen`) or answered again */
  changes: z.optional(z.array(journeyChange)),
  /** when the draft before this one was deleted because nobody went on with it; until somebody has seen it */
  draftExpiredAt: z.optional(z.iso.datetime()),
});
/** An application as every call answers with it: whole, so that what a client shows is never a mixture of two. */
export type Application = z.output<typeof application>;

/** An issue as it crosses the wire: codes and limits, never the user's words. */
export const wireIssue = z.object({
  path: z.string(),
  code: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  level: z.optional(z.enum(['error', 'advice'])),
});

/**
 * An open account. `options`, `futures` and `cfd` are permissions that hang on the cash or margin account; `tier` is what it pays and gets (TIER-01).
 */
export const account = z.object({
  id: z.uuid(),
  number: z.string(),
  type: z.enum(['cash', 'margin', 'cfd', 'futures', 'options']),
  tier: z.enum(['trader', 'standard', 'intel']),
  /** of a joint account: both names, the first holder's first */
  holders: z.optional(z.array(z.string())),
  openedAt: z.iso.datetime(),
});
/** An open account, or a permission of one, with the number that the customer knows it by. */
export type Account = z.output<typeof account>;
