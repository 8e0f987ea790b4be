import type { Application } from '@quayside/contract/application';
import type { Language } from '@quayside/i18n/language';
import { type AppType, defaultAppType } from '@quayside/platform/app-type';
import { derivativeProducts } from '@quayside/rules/enumerations';
import type { PersonData } from '@quayside/rules/internals/person-data';
import { withDerivedRiskAnswers } from '@quayside/rules/internals/risk-profile';
import { isSignedNow } from '@quayside/rules/internals/w8ben-validity';
import type { Answers, StepAnswers } from '@quayside/rules/journey';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { getAppUrl } from '../../domain/addresses/app-address.ts';
import { agreementsInForce } from '../../domain/agreements/catalogue.ts';
import { setDemoHoldings } from '../../domain/customers/customer-record.ts';
import { saveVisit } from '../../domain/digital-id/visits.ts';
import { checkFace } from '../../domain/documents/face.ts';
import { inviteHolder } from '../../domain/invitations/invitation.ts';
import { sweepDrafts } from '../../domain/lifecycle/draft-expiry.ts';
import { type ReviewAction, review } from '../../domain/lifecycle/review.ts';
import { saveStep } from '../../domain/lifecycle/save-step.ts';
import { startApplication } from '../../domain/lifecycle/start.ts';
import { submitApplication } from '../../domain/lifecycle/submit.ts';
import type { PortfolioName } from '../../domain/market/portfolios.ts';
import { answerQuiz } from '../../domain/permissions/quiz-attempts.ts';
import { readPersonDataOf, savePersonData } from '../../domain/person-data/person-data-store.ts';
import { createServerContext, type ServerContext } from '../../domain/ports/server-context.ts';
import { translateReadyNote } from '../../domain/texts/ready-notes.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { sampleAnswers, sampleDocuments } from '../samples/sample-answers.ts';
import { quizAnswers, samplePermission } from '../samples/sample-permission.ts';
import { sampleMinor, sampleMinorDocuments, sampleSecondAdult } from '../samples/sample-second.ts';
import { passportPrint } from '../samples/specimen-passport.ts';
import type { ApplicationFixture, RejectionFixture, SeedEvent } from './application-fixture.ts';
import { flowsByVersion } from './older-flows.ts';
import { seedAssessments } from './seed-assessments.ts';
import { type DocumentFixtures, seedDocument } from './seed-documents.ts';
import { seedW8ben, w8benHolder } from './seed-w8ben.ts';

/** Thrown if no customer can reach the state of a fixture, because it is outdated or contradicts itself. */
export class ImpossibleFixtureError extends Error {
  override readonly name = 'ImpossibleFixtureError';
  constructor(what: string, refusal: Refusal) {
    const data = refusal.data ? ` ${JSON.stringify(refusal.data)}` : '';
    super(`The application cannot get there: ${what} was refused. ${refusal.message}${data}`, { cause: refusal });
  }
}

const DIGITAL_ID_STEP = 'show-sinpass';
const DAY = 24 * 60 * 60_000;
/** Milliseconds by which the last seeded event precedes the server's time. */
const HEAD_START = 5 * 60_000;

export type SeedOptions = {
  readonly timeline?: readonly SeedEvent[];
  readonly language?: Language;
  /** Days between the last event and the present; by default none. */
  readonly daysAgo?: number;
  /** App in which the applications start; by default Singapore's. */
  readonly appType?: AppType | undefined;
};

/**
 * Creates an application as `fixture` describes it, and plays the events in `timeline`. The last event is five minutes before the server's time. Returns the
 * application's id, or null if the fixture starts none. Throws `ImpossibleFixtureError` if a customer cannot reach the state.
 */
export async function seedApplication(
  server: ServerContext,
  userId: string,
  fixture: ApplicationFixture,
  { timeline = [], language = 'en', daysAgo = 0, appType }: SeedOptions = {},
): Promise<string | null> {
  const days = timeline.reduce((sum, one) => sum + daysOf(one), daysAgo + (fixture.submittedDaysAgo ?? 0));
  if (fixture.before) await seedApplication(server, userId, fixture.before, { language, daysAgo: days, appType });
  if (fixture.w8ben) await seedW8ben(server, userId, fixture.w8ben);
  const { assessedDaysAgo } = fixture;
  if (assessedDaysAgo) await seedAssessments(server, userId, assessedDaysAgo);
  if (!fixture.through && !fixture.answers && !fixture.tries) return null;
  const then = fixture.version ? { ...server, flows: flowsByVersion[fixture.version] } : server;
  const holder = await fixtureHolder(server, userId, fixture);
  const run = new Run(then, userId, { flow: fixture.flow, daysLeft: days, appType, holder, language });
  await run.start();
  const today = await run.today();
  for (const result of fixture.tries ?? []) await run.tryQuiz(result);
  const answers = withRiskDerived(
    changed({ ...sampleOf(fixture, today, language), ...fixture.answers }, fixture.change),
  );
  await run.fillIn(answers, { ...sampleDocuments, ...fixture.documents }, fixture);
  if (fixture.second) {
    const part = new Run(server, userId, { flow: 'joint', daysLeft: days, appType, language });
    await seedSecondHolder(run, part, fixture, sampleOfSecond(fixture, today, language));
  }
  await run.decide(fixture);
  if (fixture.owns) await run.own(fixture.owns);
  if (assessedDaysAgo) await seedAssessments(server, userId, assessedDaysAgo);
  for (const event of timeline) await run.happen(event);
  return run.id;
}

/** Returns the id of the second holder without a login if the fixture concerns that holder's form, otherwise undefined. */
export const fixtureHolder = (
  server: ServerContext,
  userId: string,
  { w8ben }: ApplicationFixture,
): Promise<string | undefined> =>
  server.transaction(async (work) => (w8ben?.of ? (await w8benHolder(work, userId, w8ben))?.id : undefined));

const changed = (answers: Answers, change: Answers = {}): Answers => ({
  ...answers,
  ...Object.fromEntries(Object.entries(change).map(([step, fields]) => [step, { ...answers[step], ...fields }])),
});

/** Returns answers whose risk profile follows from the earlier steps, as the app saves it. */
const withRiskDerived = (answers: Answers): Answers =>
  answers.risklevel ? { ...answers, risklevel: withDerivedRiskAnswers(answers.risklevel, answers) } : answers;

const daysOf = (event: SeedEvent): number => ('days' in event ? event.days : 0);

async function seedSecondHolder(first: Run, part: Run, fixture: ApplicationFixture, sample: Answers): Promise<void> {
  const { invited, answers, person, face, done } = fixture.second ?? {};
  if (invited) await first.invite(invited);
  if (!answers && Object.keys(sample).length === 0) return;
  await part.start();
  const documents = { ...sampleDocuments, ...sampleMinorDocuments, ...fixture.documents };
  await part.fillIn({ ...sample, ...answers }, documents, { person, face });
  if (done) await part.happen({ submit: true });
}

function sampleOf(
  { flow = 'opening', through, accountType = 'cash' }: ApplicationFixture,
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

function sampleOfSecond(
  { accountType = 'cash', second }: ApplicationFixture,
  today: string,
  language: Language,
): Answers {
  if (!second?.sample) return {};
  const agreements = agreementsInForce(today, { flow: 'joint', accountType });
  const sample = { today, accountType, agreements, language };
  return Object.fromEntries(second.sample === 'minor' ? sampleMinor(sample) : sampleSecondAdult(sample));
}

type RunOptions = {
  readonly flow: string | undefined;
  readonly daysLeft: number;
  readonly appType: AppType | undefined;
  readonly language: Language;
  readonly holder?: string | undefined;
};

/** Performs the actions of one customer, at times before the present. */
class Run {
  readonly #server: ServerContext;
  readonly #userId: string;
  readonly #flow: string;
  readonly #appType: AppType;
  readonly #language: Language;
  /** Id of the W-8BEN's holder; undefined if it is the customer. */
  readonly #holder: string | undefined;
  #daysLeft: number;
  #answers: Answers = {};
  id = '';

  constructor(
    server: ServerContext,
    userId: string,
    { flow = 'opening', daysLeft, appType = defaultAppType, language, holder }: RunOptions,
  ) {
    this.#userId = userId;
    this.#appType = appType;
    this.#language = language;
    this.#holder = holder;
    this.#flow = flow;
    this.#daysLeft = daysLeft;
    const clock = () => new Date(server.clock().getTime() - this.#daysLeft * DAY - HEAD_START);
    this.#server = createServerContext({ ...server, clock });
  }

  own = (portfolio: PortfolioName): Promise<void> =>
    this.#server.transaction((work) => setDemoHoldings(work, this.#userId, { name: portfolio }));

  today = () => this.#server.transaction(async ({ now }) => toSingaporeDate(now));

  /** Returns the application, which it starts if there is none. */
  async start(): Promise<Application> {
    const application = await this.#server.transaction((work) =>
      startApplication(work, this.#userId, this.#flow, { appType: this.#appType, holder: this.#holder }),
    );
    this.id = application.id;
    return application;
  }

  async fillIn(
    answers: Answers,
    documents: DocumentFixtures,
    { face, person, visit }: ApplicationFixture,
  ): Promise<void> {
    const newIds = new Map<string, string>();
    if (person) newIds.set(person.id, await this.#savePersonData(person));
    if (visit) await this.#beginVisit(visit);
    const named = JSON.stringify(answers);
    for (const [id, { kind, reading }] of Object.entries(documents)) {
      const printed = kind === 'identity-front' ? passportPrint(answers, reading) : undefined;
      if (named.includes(id)) newIds.set(id, await this.#upload({ kind, number: newIds.size, reading, printed }));
    }
    this.#answers = renamed(answers, newIds) as Answers;
    const picture = this.#answers['face-h5']?.picture;
    await this.#checkFace(face ?? { result: picture ? 'passed' : 'none', attempts: picture ? 1 : 0 }, picture);
    const order = this.#server.flows.flow(this.#flow).steps.map(({ id }) => id);
    const steps = Object.keys(answers).toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
    for (const step of steps) await this.happen({ save: step });
  }

  /** Attempts the quiz once, with all answers right or all wrong. */
  async tryQuiz(result: 'passed' | 'failed'): Promise<void> {
    const product = derivativeProducts.find((one) => one === this.#flow);
    if (!product) throw new TypeError(`The flow "${this.#flow}" has no quiz.`);
    await this.#server.transaction((work) =>
      answerQuiz(work, this.#userId, { product, ...quizAnswers(product, toSingaporeDate(work.now), result) }),
    );
  }

  async invite(invited: { readonly name: string; readonly mobile: string }): Promise<void> {
    await this.#server.transaction((work) => inviteHolder(work, this.#userId, { applicationId: this.id, ...invited }));
  }

  async decide(fixture: ApplicationFixture): Promise<void> {
    const { state = 'draft', submittedDaysAgo: days = 0, rejected = {}, corrected = [], asked = {}, failure } = fixture;
    if (state === 'draft') return;
    await this.happen({ submit: true });
    await this.happen({ days });
    const back = { ...Object.fromEntries(corrected.map((item) => [item, { code: CORRECTED_REASON }])), ...rejected };
    for (const [requirement, reason] of Object.entries(back))
      await this.happen({ review: { act: 'reject', requirement, ...reasonOf(reason) } });
    for (const [requirement, reason] of Object.entries(fixture.second?.rejected ?? {}))
      await this.happen({ review: { act: 'reject', party: 'joint-holder', requirement, ...reasonOf(reason) } });
    for (const [requirement, request] of Object.entries(asked))
      await this.happen({ review: { act: 'ask', requirement, ...request } });
    if (state === 'action-needed') {
      await this.happen({ review: { act: 'send-back' } });
      await this.#answerRequests(asked);
    }
    for (const item of corrected) await this.#correct(item);
    if (state === 'opened') await this.happen({ review: { act: 'approve' } });
    for (const [requirement, request] of Object.entries(fixture.askedLater ?? {}))
      await this.happen({ review: { act: 'ask', requirement, ...request } });
    if (state === 'failed') await this.happen({ review: { act: 'fail', ...(failure ?? { code: 'policy' }) } });
  }

  async happen(event: SeedEvent): Promise<void> {
    try {
      if ('days' in event) await this.#pass(event.days);
      else if ('review' in event) await this.#review(event.review);
      else if ('submit' in event) await this.#submit();
      else await this.#save(event.save, event.answers, event.reply);
    } catch (error) {
      throw error instanceof Refusal ? new ImpossibleFixtureError(JSON.stringify(whatOf(event)), error) : error;
    }
  }

  /** Decides as a reviewer who writes ready-made notes in the customer's language. */
  async #review(action: ReviewAction): Promise<void> {
    const note = 'note' in action && action.note ? { note: translateReadyNote(action.note, this.#language) } : {};
    await this.#server.transaction((work) => review(work, this.id, { ...action, ...note }));
  }

  /** Advances the clock by days, and runs the scheduled job for drafts. */
  async #pass(days: number): Promise<void> {
    this.#daysLeft -= days;
    await sweepDrafts(this.#server, this.#userId);
  }

  async #save(step: string, answers = this.#answers[step] ?? {}, reply?: string): Promise<void> {
    const { revision } = await this.start();
    await this.#server.transaction((work) =>
      saveStep(work, this.#userId, { applicationId: this.id, step, revision, reply }, signedAt(answers, work.now)),
    );
  }

  /** Saves the steps of a rejected item again. For the face, a check of the face precedes. */
  async #correct(item: string): Promise<void> {
    const { picture } = this.#answers['face-h5'] ?? {};
    if (item === 'face' && picture) await this.#checkFace({ result: 'passed', attempts: 1 }, picture);
    for (const { id, requirement } of this.#server.flows.flow(this.#flow).steps)
      if (requirement === item && this.#answers[id]) await this.happen({ save: id });
  }

  /** Saves the steps that the reviewer asked for. A submission does not retain them before. */
  async #answerRequests(asked: NonNullable<ApplicationFixture['asked']>): Promise<void> {
    for (const { id, requirement } of this.#server.flows.flow(this.#flow).steps)
      if (requirement && requirement in asked && this.#answers[id]) await this.happen({ save: id });
  }

  async #submit(): Promise<void> {
    const { revision } = await this.start();
    await this.#server.transaction((work) => submitApplication(work, this.#userId, this.id, revision));
  }

  /** Stores the data from the digital ID, and returns the id of the stored data. */
  #savePersonData = ({ items }: PersonData): Promise<string> =>
    this.#server.transaction(async (work) => {
      await savePersonData(work, this.id, DIGITAL_ID_STEP, items);
      return (await readPersonDataOf(work, this.id))[DIGITAL_ID_STEP]?.id ?? '';
    });

  async #beginVisit({ state, minutesAgo }: NonNullable<ApplicationFixture['visit']>): Promise<void> {
    const { clock } = this.#server;
    const then = createServerContext({
      ...this.#server,
      clock: () => new Date(clock().getTime() - minutesAgo * 60_000),
    });
    const request = {
      applicationId: this.id,
      step: DIGITAL_ID_STEP,
      returnUrl: getAppUrl(this.#server, this.#appType),
    };
    await then.transaction((work) => saveVisit(work, this.#userId, request, { state, url: '', secret: '' }));
  }

  #upload(upload: Omit<Parameters<typeof seedDocument>[1], 'userId' | 'applicationId'>): Promise<string> {
    return seedDocument(this.#server, { userId: this.#userId, applicationId: this.id, ...upload });
  }

  /** Makes every attempt of the face check fail, except the last one if the result is a pass. */
  async #checkFace({ result, attempts, reason = 'no-match' }: Application['face'], picture: unknown): Promise<void> {
    if (attempts === 0) return;
    const documentId = typeof picture === 'string' ? picture : await this.#upload({ kind: 'face', number: 0 });
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const shown = attempt === attempts && result === 'passed' ? null : reason;
      await this.#server.transaction((work) =>
        checkFace(work, this.#userId, { applicationId: this.id, documentId }, shown),
      );
    }
  }
}

/** Reason with which a reviewer rejected an item that the fixture then corrects. */
const CORRECTED_REASON = 'request-unanswered';

const reasonOf = (reason: RejectionFixture) =>
  typeof reason === 'string' ? { code: 'more-information', note: reason } : reason;

/** Returns an event without texts that customer or reviewer wrote, for an error message. */
const whatOf = (event: SeedEvent): unknown =>
  'save' in event ? { save: event.save } : 'review' in event ? { review: event.review.act } : event;

/** Replaces a time of signature that is not current with the time of the save. */
function signedAt(answers: StepAnswers, now: Date): StepAnswers {
  const { signedAt: signed } = answers;
  if (typeof signed !== 'string' || isSignedNow(new Date(signed), now)) return answers;
  return { ...answers, signedAt: now.toISOString() };
}

/** Replaces ids in a value at any depth. `ids` maps old ids to new ones. */
function renamed(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, ids));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one, ids)]));
}
