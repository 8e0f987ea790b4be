import type { Application, ApplicationState } from '@quayside/contract/application';
import type { DigitalIdOutcome } from '@quayside/contract/internals/digital-id';
import type { DocumentReading } from '@quayside/rules/document-match';
import type { PersonData } from '@quayside/rules/internals/person-data';
import type { Answers, StepAnswers } from '@quayside/rules/journey';
import { completeAnswers, completeFacts, today as sampleDay } from '@quayside/rules/testing/complete-opening';

/** An event after the application was created, in the format of the sandbox's scenarios. */
export type StorySeedEvent =
  | { readonly save: string; readonly answers?: StepAnswers; readonly reply?: string }
  | { readonly submit: true }
  | { readonly days: number };

/** State of a story's application, which an in-memory sandbox server creates. */
export type StoryFixture = {
  /** id of a sandbox scenario; replaces all other fields */
  readonly scenario?: string;
  /** answers that the customer has saved */
  readonly answers?: Answers;
  /** state of the application; beyond a draft, sample answers complete `answers`, because an incomplete application cannot be submitted */
  readonly state?: ApplicationState;
  /** items that a reviewer rejected: requirement → note for the customer, or a reason of the catalogue */
  readonly rejected?: Readonly<Record<string, string | { readonly code: string; readonly note?: string }>>;
  /** rejected items that the customer has corrected since; signed again if `answers` contain the signature */
  readonly corrected?: readonly string[];
  /** items that a reviewer requested: requirement → kinds of documents, and a note for the customer */
  readonly asked?: Readonly<Record<string, { readonly asks?: readonly string[]; readonly note?: string }>>;
  readonly failure?: { readonly code: string; readonly note?: string };
  /** default: `today` */
  readonly submittedOn?: string;
  /** actions of the customer since the review sent the application back */
  readonly since?: readonly StorySeedEvent[];
  /** number and result of earlier face checks */
  readonly face?: Application['face'];
  /** result of each further face check, which a magic document number selects; `passed` lets the picture decide */
  readonly faceVerdict?: 'passed' | 'no-match' | 'too-dark' | 'covered' | 'not-centred';
  /** data from the digital ID */
  readonly person?: PersonData;
  /** outcome of each visit to the digital ID, including the current one with the state `story`; default: a citizen's data */
  readonly visit?: Exclude<DigitalIdOutcome, 'given'> | 'down';
  /** for a joint account: the second holder's part, or their invitation */
  readonly second?: {
    readonly invited?: { readonly name: string; readonly mobile: string };
    readonly answers?: Answers;
    readonly done?: boolean;
    readonly rejected?: StoryFixture['rejected'];
  };
  /** documents in addition to those of the sample answers, or replacing them; `reading` is the data read from a document */
  readonly documents?: Readonly<Record<string, { readonly kind: string; readonly reading?: DocumentReading }>>;
  readonly today?: string;
};

/** State that a story requests from its server. */
export type Standing = {
  readonly fixture: Omit<StoryFixture, 'submittedOn' | 'since' | 'faceVerdict' | 'visit' | 'today'> & {
    readonly documents: NonNullable<StoryFixture['documents']>;
    readonly submittedDaysAgo: number;
  };
  readonly timeline: readonly StorySeedEvent[];
  readonly visit: StoryFixture['visit'];
  /** 12:05 in Singapore */
  readonly now: Date;
};

/** Magic document numbers of the sandbox, by the result of the face check. */
const magicNumbers = {
  'no-match': 'A12349101',
  covered: 'A12349102',
  'not-centred': 'A12349103',
  'too-dark': 'A12349104',
};

const DAY = 24 * 60 * 60 * 1000;

export function standingOf({
  submittedOn,
  since = [],
  faceVerdict,
  visit,
  today = sampleDay,
  ...fixture
}: StoryFixture): Standing {
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
