import type { Application, ApplicationState } from '@quayside/contract/application';
import type { Language } from '@quayside/i18n/language';
import { type AppType, defaultAppType } from '@quayside/platform/app-type';
import { singaporeDate } from '@quayside/rules/calendar-date';
import { derivativeProducts } from '@quayside/rules/enumerations';
import type { Answers, StepAnswers } from '@quayside/rules/journey';
import type { PersonData } from '@quayside/rules/person-data';
import { isSignedNow } from '@quayside/rules/w8ben-validity';
import { agreementsInForce } from '../agreements/catalogue.ts';
import { sweepDrafts } from '../applications/draft-life.ts';
import { type ReviewAct, review } from '../applications/review.ts';
import { saveStep } from '../applications/save-step.ts';
import { startApplication } from '../applications/start.ts';
import { submitApplication } from '../applications/submit.ts';
import { givePortfolio } from '../customers/customer-record.ts';
import { sampleAnswers, sampleDocuments } from '../development/sample-answers.ts';
import { quizAnswers, samplePermission } from '../development/sample-permission.ts';
import { sampleMinor, sampleMinorDocuments, sampleSecondAdult } from '../development/sample-second.ts';
import { keepPersonData, readPersonDataOf } from '../digital-id/person-data-store.ts';
import { keepVisit } from '../digital-id/visits.ts';
import { checkFace } from '../documents/face.ts';
import { inviteHolder } from '../joint/invitation.ts';
import type { PortfolioName } from '../market/portfolios.ts';
import { appAddress } from '../pages/app-address.ts';
import { answerQuiz } from '../permissions/quiz-tries.ts';
import { Refusal } from '../server/refusal.ts';
import { createServerContext, type ServerContext } from '../server/server-context.ts';
import { bringAssessments } from './assessments-given.ts';
import { bringDocument, type GivenDocuments } from './documents-given.ts';
import { flowsOfVersion } from './older-flows.ts';
import { bringW8ben, type W8benGiven, w8benHolder } from './w8ben-given.ts';

/** Why an item is sent back: a reason of the catalogue, or just a note, which then asks for more information. */
export type Rejected = string | { readonly code: string; readonly note?: string | undefined };

/** Where an application stands. `bringTo` gets there through the work of the calls, so that nothing stands where no customer could. */
export type Given = {
  /** of a customer: the W-8BEN on file, which may be older than this broker */
  readonly w8ben?: W8benGiven | undefined;
  /** of a customer: how many days ago they were assessed for derivatives, which may be longer than this broker's texts go back */
  readonly assessedDaysAgo?: number | undefined;
  readonly flow?: string | undefined;
  /** what the customer did before in another flow, such as opening the account that a permission hangs on; it ends where this begins */
  readonly before?: Given | undefined;
  /** tries at the knowledge quiz of the flow, the first one first */
  readonly tries?: readonly ('passed' | 'failed')[] | undefined;
  /** the version of the opening's journey that the draft was saved under; today's where left out */
  readonly version?: keyof typeof flowsOfVersion | undefined;
  /** the sample's answers up to this step and with it; `all` */
  readonly through?: string | undefined;
  readonly accountType?: 'cash' | 'margin' | undefined;
  /** answers of steps: instead of the sample's, or alone */
  readonly answers?: Answers | undefined;
  /** single fields, by step, that are otherwise than in those answers */
  readonly change?: Answers | undefined;
  /** the documents that answers name, by the id that they have there. They are uploaded; what is saved names what was kept. */
  readonly documents?: GivenDocuments | undefined;
  /** what the digital ID has said; answers name it by its id */
  readonly person?: PersonData | undefined;
  /** a visit to the digital ID that is under way: how its answer names it, and when it began */
  readonly visit?: { readonly state: string; readonly minutesAgo: number } | undefined;
  /** how the face fared so far; one that passes where answers name a face picture */
  readonly face?: Application['face'] | undefined;
  /** draft where left out */
  readonly state?: ApplicationState | undefined;
  /** how many days before everything that comes after; 0 where left out */
  readonly submittedDaysAgo?: number | undefined;
  /** what the reviewer sends back, item by item; for `action-needed` */
  readonly rejected?: Readonly<Record<string, Rejected>> | undefined;
  /** what was sent back, and has been corrected since; its signature is a matter of the timeline */
  readonly corrected?: readonly string[] | undefined;
  /** what the reviewer asks for besides: requirement → kinds of documents, and a note */
  readonly asked?:
    | Readonly<Record<string, { readonly asks?: readonly string[] | undefined; readonly note?: string | undefined }>>
    | undefined;
  /** what the broker asked for once the account was open, as `asked` */
  readonly askedLater?: Given['asked'];
  readonly failure?: { readonly code: string; readonly note?: string | undefined } | null | undefined;
  /** of somebody whose account is open: what they own from then on */
  readonly owns?: PortfolioName | undefined;
  /** of a joint account, which `answers` say it is: what has become of the second holder's part */
  readonly second?: SecondGiven | undefined;
};

export type SecondGiven = {
  /** asked in by a link that nobody has followed yet */
  readonly invited?: { readonly name: string; readonly mobile: string } | undefined;
  /** the sample's second adult or minor, complete, on the first holder's device */
  readonly sample?: 'adult' | 'minor' | undefined;
  /** of the part, on the first holder's device: instead of the sample's, or alone */
  readonly answers?: Answers | undefined;
  /** what the digital ID has said of them; `answers` name it by its id */
  readonly person?: PersonData | undefined;
  /** how their face fared so far; one that passes where answers name a face picture */
  readonly face?: Application['face'] | undefined;
  /** signed and handed in */
  readonly done?: boolean | undefined;
  /** what the reviewer sends back of it; for `action-needed` */
  readonly rejected?: Readonly<Record<string, Rejected>> | undefined;
};

/** What happens after that, in this order. */
export type SeedEvent =
  /** the customer saves a step: again as it was, or with these answers */
  | { readonly save: string; readonly answers?: StepAnswers }
  | { readonly submit: true }
  | { readonly review: ReviewAct }
  /** so many days pass */
  | { readonly days: number };

/** No customer can get to where `given` says: it is stale, or was never possible. */
export class ImpossibleGivenError extends Error {
  override readonly name = 'ImpossibleGivenError';
  constructor(what: string, refusal: Refusal) {
    const data = refusal.data ? ` ${JSON.stringify(refusal.data)}` : '';
    super(`The application cannot get there: ${what} was refused. ${refusal.message}${data}`, { cause: refusal });
  }
}

const DIGITAL_ID_STEP = 'show-sinpass';
const DAY = 24 * 60 * 60_000;
/** What is given was there before whoever looks at it comes. */
const HEAD_START = 5 * 60_000;

export type BringOptions = {
  readonly timeline?: readonly SeedEvent[];
  readonly language?: Language;
  /** how many days before the broker's present everything ends */
  readonly daysAgo?: number;
  /** of the app in which everything is started; Singapore's where left out */
  readonly appType?: AppType | undefined;
};

/** Brings a customer's application to where it stands now; everything ends just before the broker's present. Answers with its id, null where nothing is started. Throws ImpossibleGivenError. */
export async function bringTo(
  server: ServerContext,
  userId: string,
  given: Given,
  { timeline = [], language = 'en', daysAgo = 0, appType }: BringOptions = {},
): Promise<string | null> {
  const days = timeline.reduce((sum, one) => sum + daysOf(one), daysAgo + (given.submittedDaysAgo ?? 0));
  if (given.before) await bringTo(server, userId, given.before, { language, daysAgo: days, appType });
  if (given.w8ben) await bringW8ben(server, userId, given.w8ben);
  const { assessedDaysAgo } = given;
  if (assessedDaysAgo) await bringAssessments(server, userId, assessedDaysAgo);
  if (!given.through && !given.answers && !given.tries) return null;
  const then = given.version ? { ...server, flows: flowsOfVersion[given.version] } : server;
  const holder = await holderGiven(server, userId, given);
  const run = new Run(then, userId, { flow: given.flow, daysLeft: days, appType, holder });
  await run.start();
  const today = await run.today();
  for (const result of given.tries ?? []) await run.tryQuiz(result);
  const answers = changed({ ...sampleOf(given, today, language), ...given.answers }, given.change);
  await run.fillIn(answers, { ...sampleDocuments, ...given.documents }, given);
  if (given.second) {
    const part = new Run(server, userId, { flow: 'joint', daysLeft: days, appType });
    await bringSecond(run, part, given, sampleOfSecond(given, today, language));
  }
  await run.decide(given);
  if (given.owns) await run.own(given.owns);
  if (assessedDaysAgo) await bringAssessments(server, userId, assessedDaysAgo);
  for (const event of timeline) await run.happen(event);
  return run.id;
}

/** The holder without a login whose form `given` speaks of. */
export const holderGiven = (server: ServerContext, userId: string, { w8ben }: Given): Promise<string | undefined> =>
  server.transaction(async (work) => (w8ben?.of ? (await w8benHolder(work, userId, w8ben))?.id : undefined));

const changed = (answers: Answers, change: Answers = {}): Answers => ({
  ...answers,
  ...Object.fromEntries(Object.entries(change).map(([step, fields]) => [step, { ...answers[step], ...fields }])),
});

const daysOf = (event: SeedEvent): number => ('days' in event ? event.days : 0);

async function bringSecond(first: Run, part: Run, given: Given, sample: Answers): Promise<void> {
  const { invited, answers, person, face, done } = given.second ?? {};
  if (invited) await first.invite(invited);
  if (!answers && Object.keys(sample).length === 0) return;
  await part.start();
  const documents = { ...sampleDocuments, ...sampleMinorDocuments, ...given.documents };
  await part.fillIn({ ...sample, ...answers }, documents, { person, face });
  if (done) await part.happen({ submit: true });
}

function sampleOf(
  { flow = 'opening', through, accountType = 'cash' }: Given,
  today: string,
  language: Language,
): Answers {
  if (!through) return {};
  const agreements = agreementsInForce(today, { flow, accountType });
  const product = derivativeProducts.find((one) => one === flow);
  const steps = product
    ? samplePermission({ product, today, agreements, language })
    : sampleAnswers({ today, accountType, agreements, language });
  const last = through === 'all' ? steps.length : steps.findIndex(([step]) => step === through) + 1;
  return Object.fromEntries(steps.slice(0, last));
}

function sampleOfSecond({ accountType = 'cash', second }: Given, today: string, language: Language): Answers {
  if (!second?.sample) return {};
  const agreements = agreementsInForce(today, { flow: 'joint', accountType });
  const sample = { today, accountType, agreements, language };
  return Object.fromEntries(second.sample === 'minor' ? sampleMinor(sample) : sampleSecondAdult(sample));
}

type RunOptions = {
  readonly flow: string | undefined;
  readonly daysLeft: number;
  readonly appType: AppType | undefined;
  readonly holder?: string | undefined;
};

/** One customer's doings. */
class Run {
  readonly #server: ServerContext;
  readonly #userId: string;
  readonly #flow: string;
  readonly #appType: AppType;
  /** whose W-8BEN it is about, where that is not the customer's own */
  readonly #holder: string | undefined;
  #daysLeft: number;
  #answers: Answers = {};
  id = '';

  constructor(
    server: ServerContext,
    userId: string,
    { flow = 'opening', daysLeft, appType = defaultAppType, holder }: RunOptions,
  ) {
    this.#userId = userId;
    this.#appType = appType;
    this.#holder = holder;
    this.#flow = flow;
    this.#daysLeft = daysLeft;
    const clock = () => new Date(server.clock().getTime() - this.#daysLeft * DAY - HEAD_START);
    this.#server = createServerContext({ ...server, clock });
  }

  own = (portfolio: PortfolioName): Promise<void> =>
    this.#server.transaction((work) => givePortfolio(work, this.#userId, { name: portfolio }));

  today = () => this.#server.transaction(async ({ now }) => singaporeDate(now));

  /** The application as it is; started where there is none. */
  async start(): Promise<Application> {
    const application = await this.#server.transaction((work) =>
      startApplication(work, this.#userId, this.#flow, { appType: this.#appType, holder: this.#holder }),
    );
    this.id = application.id;
    return application;
  }

  async fillIn(answers: Answers, documents: GivenDocuments, { face, person, visit }: Given): Promise<void> {
    const kept = new Map<string, string>();
    if (person) kept.set(person.id, await this.#keepPerson(person));
    if (visit) await this.#beginVisit(visit);
    const named = JSON.stringify(answers);
    for (const [id, { kind, reading }] of Object.entries(documents))
      if (named.includes(id)) kept.set(id, await this.#upload(kind, kept.size, reading));
    this.#answers = renamed(answers, kept) as Answers;
    const picture = this.#answers['face-h5']?.picture;
    await this.#checkFace(face ?? { result: picture ? 'passed' : 'none', attempts: picture ? 1 : 0 }, picture);
    const order = this.#server.flows.flow(this.#flow).steps.map(({ id }) => id);
    const steps = Object.keys(answers).toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
    for (const step of steps) await this.happen({ save: step });
  }

  /** Right in everything, or in nothing. */
  async tryQuiz(result: 'passed' | 'failed'): Promise<void> {
    const product = derivativeProducts.find((one) => one === this.#flow);
    if (!product) throw new TypeError(`The flow "${this.#flow}" has no quiz.`);
    await this.#server.transaction((work) =>
      answerQuiz(work, this.#userId, { product, ...quizAnswers(product, singaporeDate(work.now), result) }),
    );
  }

  async invite(invited: { readonly name: string; readonly mobile: string }): Promise<void> {
    await this.#server.transaction((work) => inviteHolder(work, this.#userId, { applicationId: this.id, ...invited }));
  }

  async decide(given: Given): Promise<void> {
    const { state = 'draft', submittedDaysAgo: days = 0, rejected = {}, corrected = [], asked = {}, failure } = given;
    if (state === 'draft') return;
    await this.happen({ submit: true });
    await this.happen({ days });
    const back = { ...Object.fromEntries(corrected.map((item) => [item, { code: 'more-information' }])), ...rejected };
    for (const [requirement, reason] of Object.entries(back))
      await this.happen({ review: { act: 'reject', requirement, ...reasonOf(reason) } });
    for (const [requirement, reason] of Object.entries(given.second?.rejected ?? {}))
      await this.happen({ review: { act: 'reject', party: 'joint-holder', requirement, ...reasonOf(reason) } });
    for (const [requirement, request] of Object.entries(asked))
      await this.happen({ review: { act: 'ask', requirement, ...request } });
    if (state === 'action-needed') await this.happen({ review: { act: 'send-back' } });
    for (const item of corrected) await this.#correct(item);
    if (state === 'opened') await this.happen({ review: { act: 'approve' } });
    for (const [requirement, request] of Object.entries(given.askedLater ?? {}))
      await this.happen({ review: { act: 'ask', requirement, ...request } });
    if (state === 'failed') await this.happen({ review: { act: 'fail', ...(failure ?? { code: 'policy' }) } });
  }

  async happen(event: SeedEvent): Promise<void> {
    try {
      if ('days' in event) await this.#pass(event.days);
      else if ('review' in event) await this.#server.transaction((work) => review(work, this.id, event.review));
      else if ('submit' in event) await this.#submit();
      else await this.#save(event.save, event.answers);
    } catch (error) {
      throw error instanceof Refusal ? new ImpossibleGivenError(JSON.stringify(whatOf(event)), error) : error;
    }
  }

  /** The server sweeps as it would have meanwhile. */
  async #pass(days: number): Promise<void> {
    this.#daysLeft -= days;
    await sweepDrafts(this.#server, this.#userId);
  }

  async #save(step: string, answers = this.#answers[step] ?? {}): Promise<void> {
    const { revision } = await this.start();
    await this.#server.transaction((work) =>
      saveStep(work, this.#userId, { applicationId: this.id, step, revision }, signedAt(answers, work.now)),
    );
  }

  /** Saves again what an item asks for. */
  async #correct(item: string): Promise<void> {
    const { picture } = this.#answers['face-h5'] ?? {};
    if (item === 'face' && picture) await this.#checkFace({ result: 'passed', attempts: 1 }, picture);
    for (const { id, requirement } of this.#server.flows.flow(this.#flow).steps)
      if (requirement === item && this.#answers[id]) await this.happen({ save: id });
  }

  async #submit(): Promise<void> {
    const { revision } = await this.start();
    await this.#server.transaction((work) => submitApplication(work, this.#userId, this.id, revision));
  }

  /** Answers with the id under which they are kept. */
  #keepPerson = ({ items }: PersonData): Promise<string> =>
    this.#server.transaction(async (work) => {
      await keepPersonData(work, this.id, DIGITAL_ID_STEP, items);
      return (await readPersonDataOf(work, this.id))[DIGITAL_ID_STEP]?.id ?? '';
    });

  async #beginVisit({ state, minutesAgo }: NonNullable<Given['visit']>): Promise<void> {
    const { clock } = this.#server;
    const then = createServerContext({
      ...this.#server,
      clock: () => new Date(clock().getTime() - minutesAgo * 60_000),
    });
    const request = {
      applicationId: this.id,
      step: DIGITAL_ID_STEP,
      returnUrl: appAddress(this.#server, this.#appType),
    };
    await then.transaction((work) => keepVisit(work, this.#userId, request, { state, url: '', secret: '' }));
  }

  /** `number` makes each picture of an application another one. */
  #upload(kind: string, number: number, reading?: GivenDocuments[string]['reading']): Promise<string> {
    return bringDocument(this.#server, { userId: this.#userId, applicationId: this.id, kind, number, reading });
  }

  /** Attempts that fail but for the last one, where that passes. */
  async #checkFace({ result, attempts, reason = 'no-match' }: Application['face'], picture: unknown): Promise<void> {
    if (attempts === 0) return;
    const documentId = typeof picture === 'string' ? picture : await this.#upload('face', 0);
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const shown = attempt === attempts && result === 'passed' ? null : reason;
      await this.#server.transaction((work) =>
        checkFace(work, this.#userId, { applicationId: this.id, documentId }, shown),
      );
    }
  }
}

const reasonOf = (reason: Rejected) =>
  typeof reason === 'string' ? { code: 'more-information', note: reason } : reason;

/** Without what a customer or a reviewer writes. */
const whatOf = (event: SeedEvent): unknown =>
  'save' in event ? { save: event.save } : 'review' in event ? { review: event.review.act } : event;

/** A signature of the sample is given when it is saved, whatever day the sample is of. */
function signedAt(answers: StepAnswers, now: Date): StepAnswers {
  const { signedAt: signed } = answers;
  if (typeof signed !== 'string' || isSignedNow(new Date(signed), now)) return answers;
  return { ...answers, signedAt: now.toISOString() };
}

/** Answers with other ids in them, however deep. */
function renamed(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, ids));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one, ids)]));
}
