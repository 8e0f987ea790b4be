import * as call from '@quayside/contract/calls/opening';
import { randomId } from '@quayside/platform/internals/random-id';
import {
  acceptRefusedCall,
  changeData,
  changeRequest,
  changeResponse,
  codes,
  createRefusal,
  createSuccess,
  type Mutant,
  omitField,
  replaceResponse,
} from './alter.ts';

type Json = Record<string, unknown>;
type Saved = { readonly application: { readonly answers: Record<string, Json> }; readonly issues: readonly Json[] };

/** Creates a fault that changes the issues of a saved step. */
const issuesOf = (alter: (issues: readonly Json[], request: Request) => readonly Json[]) =>
  changeData(call.saveStep, (data, request) => ({ ...data, issues: alter((data as Saved).issues, request) }));

/** Creates a fault that changes the answers of every step. */
const answersOf = (alter: (value: unknown) => unknown) =>
  changeData(call.saveStep, (data) => {
    const { application, ...rest } = data as Saved;
    const answers = Object.fromEntries(
      Object.entries(application.answers).map(([step, own]) => [
        step,
        Object.fromEntries(Object.entries(own).map(([field, value]) => [field, alter(value)])),
      ]),
    );
    return { ...rest, application: { ...application, answers } };
  });

/** Faults that the checks of the profile `opening` must detect. */
export const openingMutants: readonly Mutant[] = [
  {
    name: 'an application has no requirements',
    caughtBy: 'opening.start-once',
    change: changeData(call.startApplication, omitField('requirements')),
  },
  {
    name: 'every start creates an application',
    caughtBy: 'opening.start-once',
    change: changeData(call.startApplication, (data) => ({ ...data, id: randomId() })),
  },
  {
    name: 'the response without an application is empty',
    caughtBy: 'opening.none',
    change: changeResponse(call.getApplication, (one) => (one.data === null ? { ...one, data: {} } : one)),
  },
  {
    name: 'the version of the journey is ignored',
    caughtBy: 'opening.journey-version',
    change: changeRequest(call.saveStep, omitField('journeyVersion')),
  },
  {
    name: 'empty answers are dropped',
    caughtBy: 'opening.saved-answers',
    change: answersOf((value) => (typeof value === 'string' ? value.toUpperCase() : value)),
  },
  {
    name: 'the revision never changes',
    caughtBy: 'opening.saved-answers',
    change: changeData(call.saveStep, (data) => ({
      ...data,
      application: { ...(data as Saved).application, revision: 1 },
    })),
  },
  {
    name: 'amounts are numbers',
    caughtBy: 'opening.money-unrounded',
    change: answersOf((value) =>
      typeof value === 'string' && /^\d+\.\d+$/.test(value) ? String(Number(value)) : value,
    ),
  },
  {
    name: 'texts are stored in Latin letters',
    caughtBy: 'opening.any-script',
    change: answersOf((value) => (typeof value === 'string' ? value.replaceAll(/[^ -ÿ]/gu, '?') : value)),
  },
  {
    name: 'an incomplete step is refused',
    caughtBy: 'opening.incomplete-step',
    change: changeResponse(call.saveStep, (one) =>
      (one.data as Saved | null)?.issues?.length ? { code: codes.incomplete, data: null, msg: 'incomplete' } : one,
    ),
  },
  {
    name: 'the issues of an incomplete step are missing',
    caughtBy: 'opening.incomplete-step',
    change: issuesOf(() => []),
  },
  {
    name: 'paths have brackets',
    caughtBy: 'opening.issue-codes',
    change: issuesOf((issues) => issues.map((one) => ({ ...one, path: String(one.path).replace(/\.(\d+)/, '[$1]') }))),
  },
  {
    name: 'issue codes are sentences',
    caughtBy: 'opening.issue-codes',
    change: issuesOf((issues) => issues.map((one) => ({ ...one, code: 'Please check this field' }))),
  },
  {
    name: 'any derived answer of the risk profile is accepted',
    caughtBy: 'opening.derived-risk-answers',
    change: issuesOf((issues) => issues.filter(({ path }) => !String(path).startsWith('derived.'))),
  },
  {
    name: 'numbers are converted to texts',
    caughtBy: 'opening.wrong-type',
    change: changeRequest(call.saveStep, (body) => ({
      ...body,
      answers: JSON.parse(
        JSON.stringify(body.answers, (_, value: unknown) => (typeof value === 'number' ? String(value) : value)),
      ) as Json,
    })),
  },
  {
    name: 'an unknown answer is refused',
    caughtBy: 'opening.unknown-answer',
    change: replaceResponse(call.saveStep, async (_, text) =>
      text.includes('ofTomorrow') ? createRefusal(codes.invalidRequest) : undefined,
    ),
  },
  {
    name: 'the last save wins',
    caughtBy: 'opening.conflict',
    change: changeRequest(call.saveStep, (body) => ({ ...body, revision: Number.MAX_SAFE_INTEGER })),
  },
  {
    name: 'a conflict has no revision',
    caughtBy: 'opening.conflict',
    change: changeResponse(call.saveStep, (one) => (one.code === codes.conflict ? { ...one, data: null } : one)),
  },
  { name: 'any older revision is a conflict', caughtBy: 'opening.steps-independent', change: anyConflict() },
  {
    name: 'a discarded draft still exists',
    caughtBy: 'opening.discard',
    change: replaceResponse(call.discardApplication, async () => createSuccess({})),
  },
  {
    name: 'the notice of an expired draft is missing',
    caughtBy: 'opening.expired-draft',
    change: changeResponse(call.getExpiredDraft, (one) => ({ ...one, data: null })),
  },
  {
    name: 'an expired draft is still found',
    caughtBy: 'opening.expired-draft',
    change: replaceResponse({ path: 'conformance/v1/expire-draft' }, async () => createSuccess({})),
  },
  {
    name: 'an incomplete application is submitted',
    caughtBy: 'opening.incomplete',
    change: acceptRefusedCall(call.submitApplication, codes.incomplete),
  },
  {
    name: 'the missing steps are not in data.steps',
    caughtBy: 'opening.incomplete',
    change: changeResponse(call.submitApplication, (one) =>
      one.code === codes.incomplete ? { ...one, data: null } : one,
    ),
  },
  {
    name: 'a submission has no reference',
    caughtBy: 'opening.submit',
    change: changeData(call.submitApplication, (data) => ({ ...data, reference: null })),
  },
  {
    name: 'a submission stays a draft',
    caughtBy: 'opening.submit',
    change: changeData(call.submitApplication, (data) => ({ ...data, state: 'draft' })),
  },
  {
    name: 'every submission has another reference',
    caughtBy: 'opening.submit-once',
    change: changeData(call.submitApplication, (data) => ({ ...data, reference: `QS-${randomId()}` })),
  },
  {
    name: 'a repeated submission is in the history',
    caughtBy: 'opening.submit-once',
    change: secondInHistory(),
  },
  {
    name: 'a submission ignores the revision',
    caughtBy: 'opening.submit-stale',
    change: changeRequest(call.submitApplication, (body) => ({ ...body, revision: Number.MAX_SAFE_INTEGER })),
  },
  {
    name: 'a signature stays valid after a change',
    caughtBy: 'opening.seal',
    change: acceptRefusedCall(call.submitApplication, codes.incomplete),
  },
  {
    name: 'a consent to any version counts',
    caughtBy: 'opening.agreement-version',
    change: issuesOf((issues) => issues.filter(({ code }) => code !== 'must-agree')),
  },
  {
    name: 'a W-8BEN is signed without the consent to an electronic signature',
    caughtBy: 'opening.w8ben-consent',
    change: issuesOf((issues) => issues.filter(({ path }) => path !== 'consents.w8ben-electronic-signature')),
  },
  {
    name: 'days start at midnight UTC',
    caughtBy: 'opening.singapore-day',
    change: issuesOf((issues) => [
      ...issues.filter(({ path }) => path !== 'issuedOn'),
      { path: 'issuedOn', code: 'date-in-future' },
    ]),
  },
  {
    name: 'a submitted application can be changed',
    caughtBy: 'opening.closed',
    change: acceptRefusedCall(call.saveStep, codes.notAllowed),
  },
  {
    name: 'a submitted application can be discarded',
    caughtBy: 'opening.closed',
    change: acceptRefusedCall(call.discardApplication, codes.notAllowed),
  },
  { name: 'the URL of a PDF never expires', caughtBy: 'opening.submission-pdf', change: repeatingPdf() },
  {
    name: 'a rejection reopens every item',
    caughtBy: 'opening.send-back',
    change: changeData(call.getApplication, (data) => ({
      ...data,
      requirements: (data.requirements as Json[]).map((one) => ({ ...one, reopened: true })),
    })),
  },
  {
    name: 'a rejection has no reason',
    caughtBy: 'opening.send-back',
    change: changeData(call.getApplication, (data) => ({
      ...data,
      requirements: (data.requirements as Json[]).map(omitField('reason')),
    })),
  },
  {
    name: 'a reply is not stored',
    caughtBy: 'opening.reply',
    change: changeData(call.getApplication, (data) => ({
      ...data,
      requirements: (data.requirements as Json[]).map((one) =>
        one.reply ? { ...one, reply: omitField('text')(one.reply as Json) } : one,
      ),
    })),
  },
  {
    name: 'an unchanged answer satisfies a request for more information',
    caughtBy: 'opening.reply',
    change: issuesOf((issues) => issues.filter(({ code }) => code !== 'reply-required')),
  },
  {
    name: 'an opened account is not listed',
    caughtBy: 'opening.approve',
    change: changeResponse(call.getAccounts, (one) => ({ ...one, data: [] })),
  },
  {
    name: 'an approval has no time',
    caughtBy: 'opening.approve',
    change: changeData(call.getApplication, (data) => ({ ...data, decidedAt: null })),
  },
  {
    name: 'a refusal of an application has no reason',
    caughtBy: 'opening.fail',
    change: changeData(call.getApplication, (data) => ({ ...data, failure: null })),
  },
];

function anyConflict(): Mutant['change'] {
  const newest = new Map<string, number>();
  return replaceResponse(call.saveStep, async (request, text, next) => {
    const { applicationId, revision } = JSON.parse(text) as { applicationId: string; revision: number };
    if (revision < (newest.get(applicationId) ?? 0))
      return createRefusal(codes.conflict, { revision: newest.get(applicationId) });
    const answer = await next(request);
    const { data } = (await answer.clone().json()) as { data: { application?: { revision: number } } | null };
    if (data?.application) newest.set(applicationId, data.application.revision);
    return answer;
  });
}

function secondInHistory(): Mutant['change'] {
  let times = 0;
  return changeData(call.submitApplication, (data) => {
    times += 1;
    const history = data.history as Json[];
    return times > 1
      ? { ...data, history: [...history, { what: 'submitted-again', at: new Date(0).toISOString() }] }
      : data;
  });
}

function repeatingPdf(): Mutant['change'] {
  let first: Response | undefined;
  return replaceResponse({ path: call.submissionPdfPath }, async (request, _, next) => {
    first ??= await next(request);
    return first.clone();
  });
}
