import type { Application, ApplicationState } from '@quayside/contract/application';
import type { DigitalIdOutcome } from '@quayside/contract/digital-id';
import type { DocumentReading } from '@quayside/rules/document-match';
import type { Answers, StepAnswers } from '@quayside/rules/journey';
import type { PersonData } from '@quayside/rules/person-data';
import { completeAnswers, completeFacts, today as sampleDay } from '@quayside/rules/testing/complete-opening';

/** What happens to an application after it stands; as the sandbox's scenarios say it. */
export type StorySeedEvent =
  | { readonly save: string; readonly answers?: StepAnswers; readonly reply?: string }
  | { readonly submit: true }
  | { readonly days: number };

/** Where the application of a story stands. A server of the sandbox's logic brings it there. */
export type StoryFixture = {
  /** a scenario of the sandbox by its id, in place of everything else */
  readonly scenario?: string;
  /** what the customer has saved before */
  readonly answers?: Answers;
  /** beyond a draft, what `answers` leave out is the sample's: nothing incomplete is submitted */
  readonly state?: ApplicationState;
  /** what a reviewer sent back: requirement → note for the customer, or a reason of the catalogue */
  readonly rejected?: Readonly<Record<string, string | { readonly code: string; readonly note?: string }>>;
  /** what was sent back, and has been corrected since; signed again where `answers` hold the signature */
  readonly corrected?: readonly string[];
  /** what a reviewer asked for besides: requirement → kinds of documents, and a note for the customer */
  readonly asked?: Readonly<Record<string, { readonly asks?: readonly string[]; readonly note?: string }>>;
  readonly failure?: { readonly code: string; readonly note?: string };
  /** `today` where it is absent */
  readonly submittedOn?: string;
  /** what the customer did since it was sent back */
  readonly since?: readonly StorySeedEvent[];
  /** how often the face was checked before, and what came of it */
  readonly face?: Application['face'];
  /** what every further check of the face says, by a magic document number; `passed` leaves it to the picture */
  readonly faceVerdict?: 'passed' | 'no-match' | 'too-dark' | 'covered' | 'not-centred';
  /** what the digital ID has said */
  readonly person?: PersonData;
  /** how every visit to it ends, that which is under way under the state `story` too; with a citizen's data where left out */
  readonly visit?: Exclude<DigitalIdOutcome, 'given'> | 'down';
  /** of a joint account: the second holder's part, or an invitation to it */
  readonly second?: {
    readonly invited?: { readonly name: string; readonly mobile: string };
    readonly answers?: Answers;
    readonly done?: boolean;
    readonly rejected?: StoryFixture['rejected'];
  };
  /** beyond those of the sample's answers, or in their place; `reading`: what was read from one */
  readonly documents?: Readonly<Record<string, { readonly kind: string; readonly reading?: DocumentReading }>>;
  readonly today?: string;
};

/** What a server for a story is asked for. */
export type Standing = {
  readonly fixture: Omit<StoryFixture, 'submittedOn' | 'since' | 'faceVerdict' | 'visit' | 'today'> & {
    readonly documents: NonNullable<StoryFixture['documents']>;
    readonly submittedDaysAgo: number;
  };
  readonly timeline: readonly StorySeedEvent[];
  readonly visit: StoryFixture['visit'];
  /** five past noon in Singapore */
  readonly now: Date;
};

/** As the sandbox's magic values have it. */
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
