import type { Application } from '@quayside/contract/application';
import { codes } from '@quayside/contract/envelope';
import { type Issue, isError } from '@quayside/rules/issue';
import {
  type Answers,
  applicable,
  checkStep,
  foreignValue,
  isSatisfied,
  type JourneyChange,
  type Step,
  type StepAnswers,
  saveAnswers,
} from '@quayside/rules/journey';
import { confirmPersonData, dropPersonData } from '../digital-id/person-data-store.ts';
import { changesAfterSave } from '../joint/taken-back.ts';
import { invalidRequest, Refusal } from '../server/refusal.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { keepProfile } from '../users/user.ts';
import { type ApplicationRecord, contextOf, lockApplication, toWire, withGiven } from './application-record.ts';
import { readField } from './flow-registry.ts';
import { adoptVersion, refuseOtherVersion } from './journey-version.ts';
import { keepAnswers, keepApplication, keepRequirement } from './keep.ts';
import { withTrueSigningTime } from './signing-time.ts';

export type SavedStep = { readonly application: Application; readonly issues: Issue[] };

/** A step holds a form, not a file. */
const MOST_ANSWER_CHARACTERS = 200_000;

/**
 * Saves one step, complete or half-filled. Throws Refusal: invalidRequest where a value has a type that no form of the step gives, notAllowed where the step is not open, conflict where the same step (or, for a
 * seal, any step) was saved since `revision`, outdated or behind where the caller's journey is another version.
 */
export async function saveStep(
  work: UnitOfWork,
  userId: string,
  request: { applicationId: string; step: string; revision: number; journeyVersion?: number | undefined },
  answers: StepAnswers,
): Promise<SavedStep> {
  const file = await lockApplication(work, request.applicationId, userId);
  const step = file.flow.steps.find(({ id }) => id === request.step);
  if (!step) throw invalidRequest('step');
  if (JSON.stringify(answers).length > MOST_ANSWER_CHARACTERS) throw invalidRequest('answers');
  refuseOtherVersion(file, request.journeyVersion);
  refuseForeign(step, answers);
  refuseClosed(file, step, work.now);
  refuseStale(file, step, request.revision);
  const given = withTrueSigningTime(answers, file.given[step.id], work.now);

  const derived = (answers: Answers) => withGiven(file, answers).answers;
  const saved = saveAnswers(file.flow.steps, file.given, step.id, given, derived);
  const stored = withoutLaterCertification(file, step, saved);
  const withSaved = withGiven(file, stored);
  const issues = checkStep(step, contextOf(withSaved, work.now));
  const complete = !issues.some(isError);
  const open = file.changes.filter((one) => !(complete && isAnswered(one, step)));
  const changed = { ...withSaved, changes: changesAfterSave(file, open) };
  const row = await keepApplication(
    work,
    file,
    { savedAt: work.now, remindedAt: null, ...(await adoptVersion(work, changed)), handedInAt: null },
    { actor: 'customer', action: 'saved', details: { step: step.id, issues: issues.filter(isError).length } },
  );
  await keepAnswers(work, file, stored, [step.id, ...followers(file, stored, step)], row.revision);
  const personData = await keepPersonDataInStep(work, changed, step, complete);
  const provided = complete && row.state === 'action-needed' ? step.requirement : undefined;
  if (provided) await keepRequirement(work, row.id, provided, answered);
  await keepWhatProfileReads(work, userId, changed, step.id);
  const requirements = file.requirements.map((one) =>
    one.requirement === provided ? { ...one, status: answered.status, reasonCode: null } : one,
  );
  return { application: toWire({ ...changed, row, requirements, personData }), issues: [...issues] };
}

/** Other steps whose answers followed those of the saved one. */
const followers = ({ flow, given }: ApplicationRecord, stored: Answers, saved: Step): readonly string[] =>
  flow.steps.flatMap(({ id }) =>
    id !== saved.id && stored[id] && JSON.stringify(stored[id]) !== JSON.stringify(given[id]) ? [id] : [],
  );

/** Screens read what a form can give: another type, once stored, would keep the customer from their own page. */
function refuseForeign(step: Step, answers: StepAnswers): void {
  const path = foreignValue(step, answers);
  if (path !== undefined) throw invalidRequest(`answers.${path}`);
}

const isAnswered = ({ step, effect }: JourneyChange, saved: Step) => step === saved.id && effect === 'answer-again';

/** A rejected item that is complete again; what was said about it is answered. */
const answered = { status: 'provided', reasonCode: null, note: null } as const;

async function keepWhatProfileReads(
  work: UnitOfWork,
  userId: string,
  { flow, principal, given, answers }: ApplicationRecord,
  saved: string,
): Promise<void> {
  if (principal?.row.userId === userId) return; // what the first holder types for the second is not about the first
  const read = (field: 'name' | 'email') => {
    const [step = ''] = flow.reads[field] ?? [];
    return step === saved || !given[step] ? readField(flow, answers, field) : undefined; // not given: it follows from others
  };
  await keepProfile(work, userId, { name: read('name'), email: read('email') });
}

/** Data that were confirmed stay; those of somebody who goes on by hand do not. Answers with what is left of them. */
async function keepPersonDataInStep(
  work: UnitOfWork,
  file: ApplicationRecord,
  step: Step,
  complete: boolean,
): Promise<ApplicationRecord['personData']> {
  const { row, personData } = file;
  if (complete && personData[step.id]) await confirmPersonData(work, row.id, step.id);
  const open = applicable(file.flow.steps, contextOf(file, work.now));
  if (Object.keys(personData).every((shown) => open.some(({ id }) => id === shown))) return personData;
  await dropPersonData(work, row.id);
  return {};
}

/** A draft is open everywhere; an application that was sent back only where something is missing or was rejected in this round. */
export function refuseClosed(file: ApplicationRecord, step: Step, now: Date): void {
  const { state } = file.row;
  if (state === 'draft') return;
  const context = contextOf(file, now);
  const reopened = file.requirements.some((one) => one.requirement === step.requirement && one.reopened);
  const missing = applicable(file.flow.steps, context).includes(step) && !isSatisfied(step, context);
  if (state === 'action-needed' && (reopened || missing || step.seals)) return;
  throw new Refusal(codes.notAllowed, 'This step cannot be changed now.', { state });
}

/** Steps saved from two devices stand side by side; the same step does not overwrite what it has not seen. A seal rests on all answers. */
function refuseStale(file: ApplicationRecord, step: Step, revision: number): void {
  const newest = step.seals ? Math.max(0, ...Object.values(file.savedAt)) : (file.savedAt[step.id] ?? 0);
  if (newest > revision)
    throw new Refusal(codes.conflict, 'This was changed elsewhere. Load it again.', { revision: file.row.revision });
}

/** A rejected form that is filled in again leaves its certification, a later step of the same requirement, to be given again. */
function withoutLaterCertification({ flow, requirements }: ApplicationRecord, saved: Step, answers: Answers): Answers {
  const rejected = requirements.some((one) => one.requirement === saved.requirement && one.status === 'rejected');
  if (!rejected) return answers;
  const at = flow.steps.indexOf(saved);
  const later = flow.steps.filter((step, index) => index > at && step.requirement === saved.requirement);
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !later.some((step) => step.id === id)));
}
