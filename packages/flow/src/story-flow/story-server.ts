import { CallError } from '@quayside/api/errors';
import type { Agreement } from '@quayside/contract/agreement';
import type {
  Account,
  Application,
  ApplicationEvent,
  ApplicationState,
  Rejection,
  Requirement,
} from '@quayside/contract/application';
import type { Call } from '@quayside/contract/call';
import type { DigitalIdOutcome } from '@quayside/contract/digital-id';
import { isError } from '@quayside/rules/issue';
import {
  type Answers,
  checkStep,
  type JourneyContext,
  joinJourney,
  nextStep,
  noFacts,
  type StepAnswers,
  saveAnswers,
} from '@quayside/rules/journey';
import { opening, openingRequirements } from '@quayside/rules/journeys/opening';
import { completeFacts, documentIds, today as sampleDay } from '@quayside/rules/journeys/opening/complete-opening';
import { samplePerson } from '@quayside/rules/journeys/opening/digital-id-opening';
import { w8ben } from '@quayside/rules/journeys/w8ben';
import type { PersonData } from '@quayside/rules/person-data';
import type { Caller } from '../services.ts';

/** What can go wrong on the way: no network, or no answer at all. */
export type Fault = 'offline' | 'silent';

export type StoryServerOptions = {
  /** what the customer has saved before */
  readonly answers?: Answers;
  readonly state?: ApplicationState;
  /** what a reviewer sent back: requirement → note for the customer, or a reason of the catalogue */
  readonly rejected?: Readonly<Record<string, string | Rejection>>;
  /** what was sent back, and has been corrected since */
  readonly corrected?: readonly string[];
  /** what a reviewer asked for besides: requirement → kinds of documents, and a note for the customer */
  readonly asked?: Readonly<Record<string, { readonly asks?: readonly string[]; readonly note?: string }>>;
  /** `today` where it is absent */
  readonly submittedOn?: string;
  readonly accounts?: readonly Account[];
  readonly failure?: Application['failure'];
  /** by the name of the call: `{ saveStep: 'offline' }` strikes every one, a list its first ones, one each */
  readonly faults?: Readonly<Record<string, Fault | readonly (Fault | undefined)[]>>;
  /** how often the face was checked before, and what every further check says */
  readonly face?: Application['face'];
  readonly faceVerdict?: 'passed' | 'no-match' | 'too-dark' | 'covered' | 'not-centred';
  readonly agreements?: readonly Agreement[];
  /** what the digital ID has said */
  readonly person?: PersonData;
  /** how every visit to it ends; undefined: with `person` */
  readonly visit?: Exclude<DigitalIdOutcome, 'given'> | 'down';
  readonly today?: string;
};

const steps = joinJourney(opening, { w8ben });
const agreementsOfSample: readonly Agreement[] = completeFacts.agreements.map((one) => ({
  ...one,
  language: 'en',
  effectiveFrom: '2026-10-01',
  title: 'Client agreement',
  sections: [{ heading: 'About this agreement', paragraphs: ['It applies to every account that you hold with us.'] }],
  sha256: '0'.repeat(64),
}));

/** The server of a story: one customer's application in memory, judged by the journeys of @quayside/rules like that of the sandbox. */
export function storyServer(options: StoryServerOptions = {}): Caller {
  const { faults = {}, agreements = agreementsOfSample, today = sampleDay, faceVerdict = 'passed' } = options;
  let application = start(options, today);
  const struck: Record<string, number> = {};

  const context = (): JourneyContext => ({
    answers: application.answers,
    facts: {
      documents: application.documents,
      face: application.face,
      agreements,
      requirements: Object.fromEntries(application.requirements.map(({ id, status }) => [id, status])),
      asks: Object.fromEntries(application.requirements.map(({ id, asks = [] }) => [id, asks])),
      ...(application.personData ? { personData: application.personData } : {}),
    },
    today,
  });
  const keep = (change: Partial<Application>) => {
    application = derived({ ...application, ...change, revision: application.revision + 1 });
    return application;
  };

  const answer: Readonly<Record<string, (request: never) => unknown>> = {
    getApplication: () => application,
    startApplication: () => (application.state === 'failed' ? (application = start({}, today)) : application),
    getAccounts: () => options.accounts ?? [],
    getAgreements: ({ language }: { language: string }) => agreements.map((one) => ({ ...one, language })),
    saveStep: ({ step: id, answers, encrypted = {} }: SaveRequest) => {
      const saved = saveAnswers(steps, application.answers, id, opened(answers, encrypted));
      const step = steps.find((one) => one.id === id);
      keep({ answers: saved as Application['answers'] });
      const issues = step ? checkStep(step, context()) : [];
      if (application.state === 'action-needed' && !issues.some(isError))
        keep({ requirements: provided(application.requirements, step?.requirement) });
      return { application, issues };
    },
    submitApplication: () => {
      const missing = nextStep(steps, context());
      if (missing) throw failed('submitApplication', 'incomplete', false);
      return keep({ state: 'under-review', reference: 'QS-20261121-7F3K', submittedAt: instant(today) });
    },
    uploadDocument: async ({ kind, file }: { kind: string; file: File }) => {
      const documentId = crypto.randomUUID();
      const document = {
        kind,
        sha256: await sha256(file),
        type: file.type,
        size: file.size,
        uploadedAt: instant(today),
      };
      keep({ documents: { ...application.documents, [documentId]: document } });
      return { documentId, document };
    },
    removeDocument: ({ documentId }: { documentId: string }) => {
      const { [documentId]: _, ...documents } = application.documents;
      keep({ documents });
      return {};
    },
    startDigitalId: () => ({ url: options.visit === 'down' ? null : 'https://id.example/authorize' }),
    finishDigitalId: () => {
      if (options.visit) return { outcome: options.visit === 'down' ? 'unavailable' : options.visit };
      keep({ personData: { 'show-sinpass': samplePerson() } });
      return { outcome: 'given' };
    },
    checkFace: () => {
      const passed = faceVerdict === 'passed';
      const face = {
        result: passed ? ('passed' as const) : ('failed' as const),
        attempts: application.face.attempts + 1,
      };
      keep({ face });
      return { face, reason: passed ? null : faceVerdict };
    },
  };

  return {
    async call<Request, Response>(call: Call<Request, Response>, request: Request): Promise<Response> {
      const planned = faults[call.name];
      const times = (struck[call.name] ??= 0);
      struck[call.name] = times + 1;
      const fault = typeof planned === 'string' ? planned : planned?.[times];
      if (fault === 'silent') return new Promise<Response>(() => undefined);
      if (fault === 'offline') throw failed(call.name, 'networkError', true);
      const reply = answer[call.name];
      if (!reply) throw failed(call.name, 'notFound', false);
      return call.response.parse(await reply(request as never));
    },
  };
}

type SaveRequest = { step: string; answers: StepAnswers; encrypted?: Record<string, string> };

const instant = (day: string) => `${day}T04:05:00Z`;

/** With the answers that follow from what the digital ID said. */
function derived(application: Application): Application {
  const { answers, personData = {} } = application;
  return {
    ...application,
    answers: (opening.derive?.(answers, { ...noFacts, personData }) ?? answers) as Application['answers'],
  };
}

function start(
  { state = 'draft', rejected = {}, asked = {}, ...options }: StoryServerOptions,
  today: string,
): Application {
  const { submittedOn = today } = options;
  const judged = (id: string): Requirement => {
    const note = rejected[id];
    if (options.corrected?.includes(id)) return { id, party: 'holder', status: 'provided', reopened: true };
    if (note === undefined) return { id, party: 'holder', status: state === 'draft' ? 'due' : 'provided' };
    const reason = typeof note === 'string' ? { code: 'other', note } : note;
    return { id, party: 'holder', status: 'rejected', reopened: true, reason };
  };
  const requested = ([id, { asks, note }]: [string, { asks?: readonly string[]; note?: string }]): Requirement => ({
    id,
    party: 'holder',
    status: 'due',
    reopened: true,
    ...(asks ? { asks: [...asks] } : {}),
    reason: { code: 'more-information', ...(note ? { note } : {}) },
  });
  return derived({
    id: '99999999-9999-4999-8999-999999999999',
    flow: 'opening',
    journeyVersion: opening.version,
    state,
    revision: Object.keys(options.answers ?? {}).length,
    answers: (options.answers ?? {}) as Application['answers'],
    documents: Object.fromEntries(
      Object.values(documentIds).map((id) => [
        id,
        {
          kind: '',
          sha256: '',
          ...completeFacts.documents[id],
          type: 'image/jpeg',
          size: 240_000,
          uploadedAt: instant(today),
        },
      ]),
    ),
    face: options.face ?? { result: 'none', attempts: 0 },
    requirements: [...openingRequirements.map(judged), ...Object.entries(asked).map(requested)],
    reference: state === 'draft' ? null : 'QS-20261121-7F3K',
    createdAt: instant(today),
    savedAt: instant(today),
    submittedAt: state === 'draft' ? null : instant(submittedOn),
    decidedAt: state === 'opened' || state === 'failed' ? instant(today) : null,
    history: eventsOf[state].map((what) => ({ what, at: instant(submittedOn) })),
    failure: options.failure ?? null,
    ...(options.person ? { personData: { 'show-sinpass': options.person } } : {}),
  });
}

const eventsOf = {
  draft: [],
  'under-review': ['submitted'],
  'action-needed': ['submitted', 'sent-back'],
  opened: ['submitted', 'approved'],
  failed: ['submitted', 'failed'],
} as const satisfies Record<ApplicationState, readonly ApplicationEvent['what'][]>;

/** The requirements once a corrected item was saved. */
const provided = (all: Application['requirements'], id: string | undefined): Application['requirements'] =>
  all.map(({ reason, ...one }) =>
    one.id === id ? { ...one, status: 'provided' } : { ...one, ...(reason ? { reason } : {}) },
  );

/** Puts what travelled encrypted back into its place; in a story it travels as it is. */
function opened(answers: StepAnswers, encrypted: Readonly<Record<string, string>>): StepAnswers {
  const whole: Record<string, unknown> = structuredClone({ ...answers });
  for (const [path, text] of Object.entries(encrypted)) {
    const keys = path.split('.');
    const holder = keys.slice(0, -1).reduce((inner, key) => inner[key] as Record<string, unknown>, whole);
    holder[keys.at(-1) ?? ''] = text;
  }
  return whole;
}

const failed = (call: string, messageKey: 'incomplete' | 'networkError' | 'notFound', retryable: boolean) =>
  new CallError({ call, code: retryable ? 'NETWORK_ERROR' : 404, messageKey, retryable });

async function sha256(file: File): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
