import { randomId } from '@quayside/platform/internals/random-id';
import { type CognitiveAssessment, type DerivativeProduct, derivativeProducts } from '@quayside/rules/enumerations';
import type { CurrentAssessment, PriorRefusals } from '@quayside/rules/internals/assessment-validity';
import type { StepAnswers } from '@quayside/rules/journey';
import { assessmentByProduct } from '@quayside/rules/prerequisites';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { type CustomerRecord, readCustomer, saveCustomer } from '../customers/customer-record.ts';
import { asHolder } from '../customers/holder.ts';
import { freeAccountNumber, isMainAccount, readAccounts } from '../customers/open-accounts.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { accounts } from '../storage/schema.ts';
import type { ApprovalHandler } from './approval.ts';

/** Grants or renews permission to trade a product. A new assessment is valid from today, and the declared knowledge replaces the stored one. */
export const grantPermission: ApprovalHandler = async (work, [{ flow, answers, row }]) => {
  const product = derivativeProducts.find((one) => one === flow.name);
  if (!product) return;
  const held = await readAccounts(work, row.userId);
  if (!held.some(({ type }) => type === product))
    await work.tables.insert(accounts).values({
      id: randomId(work.random),
      userId: row.userId,
      applicationId: row.id,
      number: await freeAccountNumber(work),
      type: product,
      tier: held.find(isMainAccount)?.tier ?? 'trader',
      openedAt: work.now,
      tierSince: work.now,
    });
  await saveExperience(work, row.userId, product, answers.experience ?? {});
};

async function saveExperience(work: UnitOfWork, userId: string, product: DerivativeProduct, experience: StepAnswers) {
  const record = await readCustomer(work, userId);
  if (record) await saveCustomer(work, asHolder(userId), withExperience(record, product, experience, work.now));
}

function withExperience(
  record: CustomerRecord,
  product: DerivativeProduct,
  experience: StepAnswers,
  now: Date,
): CustomerRecord {
  const assessed = assessmentIn(experience, now);
  const { knowledge } = experience;
  return {
    ...record,
    assessments: { ...record.assessments, ...(assessed ? { [assessmentByProduct[product]]: assessed } : {}) },
    ...(knowledge ? { held: { ...record.held, 'assets-select': { ...record.held['assets-select'], knowledge } } } : {}),
  };
}

/** Returns the new assessment, or undefined if the answers contain none because an earlier one is still valid. */
function assessmentIn(experience: StepAnswers, now: Date): CurrentAssessment | undefined {
  const {
    cognitiveAssessment = [],
    priorRefusals: refusals,
    examPassedOn,
  } = experience as {
    readonly cognitiveAssessment?: readonly CognitiveAssessment[];
    readonly priorRefusals?: PriorRefusals;
    readonly examPassedOn?: string;
  };
  const route = cognitiveAssessment.find((one) => one !== 'none');
  if (!route || !refusals) return undefined;
  const held = { route, assessedOn: toSingaporeDate(now), refusals };
  return route === 'exam-certificate' && examPassedOn ? { ...held, examPassedOn } : held;
}
