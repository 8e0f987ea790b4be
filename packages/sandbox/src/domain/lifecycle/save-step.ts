import type { Application, ReviewReply } from '@quayside/contract/application';
import { codes } from '@quayside/contract/envelope';
import { checkReply } from '@quayside/rules/internals/review-reply';
import { type Issue, isError } from '@quayside/rules/issue';
import {
  type Answers,
  checkStep,
  findMistypedValue,
  getApplicableSteps,
  isSatisfied,
  type JourneyChange,
  type Step,
  type StepAnswers,
  saveAnswers,
} from '@quayside/rules/journey';
import { invalidRequest, Refusal } from '../../kernel/refusal.ts';
import {
  type ApplicationRecord,
  createJourneyContext,
  lockApplication,
  toApiApplication,
  withSavedAnswers,
} from '../applications/application-record.ts';
import { adoptVersion, refuseOtherVersion } from '../applications/journey-version.ts';
import { storeAnswers, updateApplication, updateRequirement } from '../applications/save-records.ts';
import { removeInvalidSigningTime } from '../applications/signing-time.ts';
import { readField } from '../flows/flow-registry.ts';
import { changesAfterSave } from '../joint/withdrawn-submission.ts';
import { confirmPersonData, deletePersonData } from '../person-data/person-data-store.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { saveProfile } from '../users/user.ts';

export type SavedStep = { readonly application: Application; readonly issues: Issue[] };

/** Maximum length of the answers of a step as JSON, in characters. */
const MOST_ANSWER_CHARACTERS = 200_000;

/**
 * Saves the answers of a step, complete or not, and returns the application and the step's issues. Throws `Refusal`: `invalidRequest` for an unknown step or
 * a mistyped value, `notAllowed` for a closed step. Throws `Refusal`: `outdated` or `behind` for another journey version, `conflict` if the step was saved
 * after `revision`. A confirmation conflicts with any later save.
 */
export async function saveStep(
  work: UnitOfWork,
  userId: string,
  request: {
    applicationId: string;
    step: string;
    revision: number;
    journeyVersion?: number | undefined;
    reply?: string | undefined;
  },
  answers: StepAnswers,
): Promise<SavedStep> {
  const record = await lockApplication(work, request.applicationId, userId);
  const step = record.flow.steps.find(({ id }) => id === request.step);
  if (!step) throw invalidRequest('step');
  if (JSON.stringify(answers).length > MOST_ANSWER_CHARACTERS) throw invalidRequest('answers');
  refuseOtherVersion(record, request.journeyVersion);
  refuseForeign(step, answers);
  refuseClosed(record, step, work.now);
  refuseStale(record, step, request.revision);
  const given = removeInvalidSigningTime(answers, record.given[step.id], work.now);

  const derived = (answers: Answers) => withSavedAnswers(record, answers).answers;
  const { documents } = createJourneyContext(record, work.now).facts;
  const saved = saveAnswers(record.flow.steps, record.given, step.id, given, derived, documents);
  const stored = withoutLaterCertification(record, step, saved);
  const withSaved = withSavedAnswers(record, stored);
  const context = createJourneyContext(withSaved, work.now);
  const { refused } = createJourneyContext(record, work.now).facts; // the values that were sent back, not their replacements
  const question = questionAbout(record, step);
  const replied = { answers: given, reply: request.reply };
  const issues = [
    ...(question ? checkReply(step, question, replied, record.given[step.id]) : []),
    ...checkStep(step, { ...context, facts: { ...context.facts, ...(refused ? { refused } : {}) } }),
  ];
  const complete = !issues.some(isError);
  const open = record.changes.filter((one) => !(complete && isAnswered(one, step)));
  const changed = { ...withSaved, changes: changesAfterSave(record, open) };
  const row = await updateApplication(
    work,
    record,
    { savedAt: work.now, remindedAt: null, ...(await adoptVersion(work, changed)), partSubmittedAt: null },
    {
      actor: 'customer',
      action: 'saved',
      details: {
        step: step.id,
        issues: issues.filter(isError).length,
        ...(question && request.reply?.trim() ? { reply: question.requirement } : {}),
      },
    },
  );
  await storeAnswers(work, record, stored, [step.id, ...followers(record, stored, step)], row.revision);
  const personData = await confirmOrDropPersonData(work, changed, step, complete);
  const provided = complete && row.state === 'action-needed' ? step.requirement : undefined;
  if (provided) await updateRequirement(work, row.id, provided, answered);
  const reply = question && replyTo(question, request.reply);
  if (question && reply) await updateRequirement(work, row.id, question.requirement, { reply });
  await updateProfile(work, userId, changed, step.id);
  const requirements = record.requirements.map((one) =>
    one.requirement === provided ? { ...one, status: answered.status, reasonCode: null } : one,
  );
  const replies = { ...record.replies, ...(question && reply ? { [question.requirement]: reply } : {}) };
  return { application: toApiApplication({ ...changed, row, requirements, personData, replies }), issues: [...issues] };
}

/** The reviewer's question to which the customer can reply in this round, and the status of its item. */
type OpenQuestion = ReviewReply & Pick<ApplicationRecord['requirements'][number], 'requirement' | 'status'>;

function questionAbout({ row, requirements, replies }: ApplicationRecord, step: Step): OpenQuestion | undefined {
  const item = requirements.find(({ requirement, reopened }) => requirement === step.requirement && reopened);
  const question = item && replies[item.requirement];
  if (row.state !== 'action-needed' || !question) return undefined;
  return { requirement: item.requirement, status: item.status, ...question };
}

/** Returns the reply to store, or undefined if the request contains none. An empty reply deletes the earlier one. */
function replyTo({ question }: OpenQuestion, reply: string | undefined): ReviewReply | undefined {
  if (reply === undefined) return undefined;
  const text = reply.trim();
  return { question, ...(text ? { text } : {}) };
}

/** Returns the ids of other steps whose answers the save changed. */
const followers = ({ flow, given }: ApplicationRecord, stored: Answers, saved: Step): readonly string[] =>
  flow.steps.flatMap(({ id }) =>
    id !== saved.id && stored[id] && JSON.stringify(stored[id]) !== JSON.stringify(given[id]) ? [id] : [],
  );

/** Throws `Refusal` (`invalidRequest`) if a value has a wrong type, because the stored value would break the customer's screen. */
function refuseForeign(step: Step, answers: StepAnswers): void {
  const path = findMistypedValue(step, answers);
  if (path !== undefined) throw invalidRequest(`answers.${path}`);
}

const isAnswered = ({ step, effect }: JourneyChange, saved: Step) => step === saved.id && effect === 'answer-again';

/** Columns of an item that the customer has corrected: the reviewer's reason and note are removed. */
const answered = { status: 'provided', reasonCode: null, note: null } as const;

/** Stores name and email as the user's, after the save of a step from which the answers contain or derive them. */
async function updateProfile(
  work: UnitOfWork,
  userId: string,
  { flow, principal, answers }: ApplicationRecord,
  saved: string,
): Promise<void> {
  if (principal?.row.userId === userId) return; // the first holder's answers about the second do not describe the user
  const { name: [nameStep] = [], email: [emailStep] = [] } = flow.reads ?? {};
  if (![nameStep, emailStep, ...(flow.readsFrom ?? [])].includes(saved)) return;
  const [name, email] = [readField(flow, answers, 'name'), readField(flow, answers, 'email')];
  await saveProfile(work, userId, { name, email });
}

/** Confirms the digital ID's data that a complete step shows, and deletes all such data if the customer continues by hand. Returns the data that remain. */
async function confirmOrDropPersonData(
  work: UnitOfWork,
  record: ApplicationRecord,
  step: Step,
  complete: boolean,
): Promise<ApplicationRecord['personData']> {
  const { row, personData } = record;
  if (complete && personData[step.id]) await confirmPersonData(work, row.id, step.id);
  const open = getApplicableSteps(record.flow.steps, createJourneyContext(record, work.now));
  if (Object.keys(personData).every((shown) => open.some(({ id }) => id === shown))) return personData;
  await deletePersonData(work, row.id);
  return {};
}

/** Throws `Refusal` (`notAllowed`) if the step cannot be changed. After the application was sent back, only missing, reopened and confirming steps are open. */
export function refuseClosed(record: ApplicationRecord, step: Step, now: Date): void {
  const { state } = record.row;
  if (state === 'draft') return;
  const context = createJourneyContext(record, now);
  const reopened = record.requirements.some((one) => one.requirement === step.requirement && one.reopened);
  const missing = getApplicableSteps(record.flow.steps, context).includes(step) && !isSatisfied(step, context);
  if (state === 'action-needed' && (reopened || missing || step.seals)) return;
  throw new Refusal(codes.notAllowed, 'This step cannot be changed now.', { state });
}

/** Throws `Refusal` (conflict) if the step was saved after `revision`. A confirmation depends on all answers, so any later save conflicts. */
function refuseStale(record: ApplicationRecord, step: Step, revision: number): void {
  const newest = step.seals ? Math.max(0, ...Object.values(record.savedAt)) : (record.savedAt[step.id] ?? 0);
  if (newest > revision)
    throw new Refusal(codes.conflict, 'The application was changed elsewhere. Load it again.', {
      revision: record.row.revision,
    });
}

/** Removes the later steps of a rejected item, such as the signature of a corrected form, so that the customer signs again. */
function withoutLaterCertification({ flow, requirements }: ApplicationRecord, saved: Step, answers: Answers): Answers {
  const rejected = requirements.some((one) => one.requirement === saved.requirement && one.status === 'rejected');
  if (!rejected) return answers;
  const at = flow.steps.indexOf(saved);
  const later = flow.steps.filter((step, index) => index > at && step.requirement === saved.requirement);
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !later.some((step) => step.id === id)));
}
