import type { Application, ApplicationState } from '@quayside/contract/application';
import type { DigitalIdOutcome } from '@quayside/contract/internals/digital-id';
import type { DocumentReading } from '@quayside/rules/document-match';
import type { PersonData } from '@quayside/rules/internals/person-data';
import type { Answers, StepAnswers } from '@quayside/rules/journey';
import { completeAnswers, completeFacts, openingDate as sampleDay } from '@quayside/rules/testing/complete-opening';

/** An event after the application was created, in the format of the sandbox's scenarios. `days` advances the clock. */
export type StorySeedEvent =
  | { readonly save: string; readonly answers?: StepAnswers; readonly reply?: string }
  | { readonly submit: true }
  | { readonly days: number };

/** The state of a story's application, which an in-memory sandbox server creates. */
export type StoryFixture = {
  /** The id of a sandbox scenario, which replaces all other fields. */
  readonly scenario?: string;
  /** The answers that the customer has saved. */
  readonly answers?: Answers;
  /** The state of the application. For other states than a draft, sample answers complete `answers`. Default: a draft. */
  readonly state?: ApplicationState;
  /** The rejected items by requirement. A value is a note for the customer, or a reason of the catalogue. */
  readonly rejected?: Readonly<Record<string, string | { readonly code: string; readonly note?: string }>>;
  /** The ids of rejected items that the customer has corrected. If `answers` contain the signature, the application is signed again. */
  readonly corrected?: readonly string[];
  /** The items that a reviewer requested, by requirement: kinds of documents, and a note for the customer. */
  readonly asked?: Readonly<Record<string, { readonly asks?: readonly string[]; readonly note?: string }>>;
  readonly failure?: { readonly code: string; readonly note?: string };
  /** The date of the submission, `YYYY-MM-DD`. Default: `today`. */
  readonly submittedOn?: string;
  /** The events after the reviewer sent the application back. */
  readonly since?: readonly StorySeedEvent[];
  /** The number of earlier face checks, and the result of the last one. */
  readonly face?: Application['face'];
  /** The result of later face checks, selected by a magic document number. With `passed`, the picture determines the result. */
  readonly faceVerdict?: 'passed' | 'no-match' | 'too-dark' | 'covered' | 'not-centred';
  /** The person's data from the digital ID. */
  readonly person?: PersonData;
  /** The outcome of each visit to the digital ID, including the current one with the state `story`. Default: the data of a citizen. */
  readonly visit?: Exclude<DigitalIdOutcome, 'given'> | 'down';
  /** The second holder's part of a joint account, or their invitation. */
  readonly second?: {
    readonly invited?: { readonly name: string; readonly mobile: string };
    readonly answers?: Answers;
    readonly done?: boolean;
    readonly rejected?: StoryFixture['rejected'];
  };
  /** The documents by id, in addition to those of the sample answers. `reading` is the data read from a document. */
  readonly documents?: Readonly<Record<string, { readonly kind: string; readonly reading?: DocumentReading }>>;
  /** The current date in the story, `YYYY-MM-DD`. Default: the day of the samples. */
  readonly today?: string;
};

/** The state that a story requests from its server, derived from a `StoryFixture`. */
export type StoryState = {
  readonly fixture: Omit<StoryFixture, 'submittedOn' | 'since' | 'faceVerdict' | 'visit' | 'today'> & {
    readonly documents: NonNullable<StoryFixture['documents']>;
    readonly submittedDaysAgo: number;
  };
  readonly timeline: readonly StorySeedEvent[];
  readonly visit: StoryFixture['visit'];
  /** The time of the story: 12:05 in Singapore on its day. */
  readonly now: Date;
};

/** The magic document numbers of the sandbox, by the result of the face check. */
const magicNumbers = {
  'no-match': 'A12349101',
  covered: 'A12349102',
  'not-centred': 'A12349103',
  'too-dark': 'A12349104',
};

const DAY = 24 * 60 * 60 * 1000;

/** Converts a fixture to the state that a story requests from its server. */
export function toStoryState({
  submittedOn,
  since = [],
  faceVerdict,
  visit,
  today = sampleDay,
  ...fixture
}: StoryFixture): StoryState {
  const submittedDaysAgo = submittedOn ? (Date.parse(today) - Date.parse(submittedOn)) / DAY : 0;
  const said = fixture.answers ?? {};
  const signedAgain = ['check-answers', 'sign-info'].filter((step) => fixture.corrected && said[step]);
  const whole = fixture.state === undefined || fixture.state === 'draft' ? said : { ...completeAnswers, ...said };
  return {
    fixture: {
      ...fixture,
      submittedDaysAgo,
      answers: withFaceVerdict(whole, faceVerdict),
      documents: { ...completeFacts.documents, ...fixture.documents },
    },
    timeline: [...signedAgain.map((save) => ({ save })), ...since],
    visit,
    now: new Date(`${today}T12:05:00+08:00`),
  };
}

function withFaceVerdict(answers: Answers, verdict: StoryFixture['faceVerdict']): Answers {
  if (!verdict || verdict === 'passed') return answers;
  return { ...answers, 'base-info': { ...answers['base-info'], documentNumber: magicNumbers[verdict] } };
}
