import { baseInfo, getBaseInfo } from '@quayside/flow-opening/internals/rules';
import { type CalendarDate, toSingaporeDate } from '@quayside/rules/calendar-date';
import type { CognitiveAssessment, Holding } from '@quayside/rules/enumerations';
import { acceptedRiskLevel } from '@quayside/rules/internals/risk-profile';
import type { W8benFacts } from '@quayside/rules/internals/w8ben-facts';
import type { Answers } from '@quayside/rules/journey';
import type { CustomerFacts } from '@quayside/rules/prerequisites';
import { eq } from 'drizzle-orm';
import type { DemoHoldings } from '../market/portfolios.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { customers } from '../storage/schema.ts';
import { asHolder, type Holder } from './holder.ts';
import { createW8benRecord, type SignedApplication, type W8benRecord } from './w8ben-record.ts';

/** Record of an account holder. Approvals change it, and the console changes its demo holdings. */
export type CustomerRecord = {
  readonly holding: Holding;
  /** by default a person; an institution opens its account outside of the app */
  readonly holder?: W8benFacts['holder'] | undefined;
  /** the opening's steps as last approved */
  readonly held: Answers;
  readonly assessments: CustomerFacts['assessments'];
  /** accepted risk profile; absent for a second holder */
  readonly riskLevel?: CustomerFacts['riskLevel'];
  /** demo holdings with the date of their start; absent if there are none */
  readonly portfolio?: (DemoHoldings & { readonly since: CalendarDate }) | undefined;
  /** absent if the holder has signed no form */
  readonly w8ben?: W8benRecord | undefined;
};

/** Steps that describe the person, not one application. */
export const profileSteps = [baseInfo.id, 'contact-info', 'assets-info', 'assets-select'] as const;

const placeOf = (holderId: string) => `customers/${holderId}`;

/** Returns the record of a holder by id (the user id if the holder has a login), or undefined if there is none. */
export async function readCustomer(
  { tables, vault }: UnitOfWork,
  holderId: string,
): Promise<CustomerRecord | undefined> {
  const [row] = await tables.select().from(customers).where(eq(customers.holderId, holderId));
  return row && (JSON.parse(await vault.open(placeOf(holderId), row.content)) as CustomerRecord);
}

/** Encrypts and stores the record of a holder. */
export async function saveCustomer(
  { tables, vault, now }: UnitOfWork,
  { id: holderId, userId }: Holder,
  record: CustomerRecord,
): Promise<void> {
  const content = await vault.seal(placeOf(holderId), JSON.stringify(record));
  const row = { userId, content, changedAt: now };
  await tables
    .insert(customers)
    .values({ holderId, ...row })
    .onConflictDoUpdate({ target: customers.holderId, set: row });
}

/** Sets a customer's demo holdings, which start today. Does nothing without an account. */
export async function setDemoHoldings(work: UnitOfWork, userId: string, owned: DemoHoldings): Promise<void> {
  const record = await readCustomer(work, userId);
  if (record)
    await saveCustomer(work, asHolder(userId), {
      ...record,
      portfolio: { ...owned, since: toSingaporeDate(work.now) },
    });
}

/** Returns the holder's name as last approved. */
export function getHolderName(record: CustomerRecord | undefined): string | undefined {
  const name = record && getBaseInfo(record.held).fullName;
  return name || undefined;
}

/** Returns the first record of a holder, from an approved opening or a second holder's part. */
export function createFirstRecord(application: SignedApplication, holding: Holding, now: Date): CustomerRecord {
  const { answers } = application;
  const held = Object.fromEntries(profileSteps.flatMap((step) => (answers[step] ? [[step, answers[step]]] : [])));
  const w8ben = createW8benRecord(application);
  const riskLevel = acceptedRiskLevel(answers.risklevel);
  return {
    holding,
    held,
    assessments: assessmentsIn(answers, now),
    ...(riskLevel ? { riskLevel } : {}),
    ...(w8ben ? { w8ben } : {}),
  };
}

/**
 * Returns the assessments. The opening's assessment counts for listed and unlisted products from the approval
 * (docs/decisions/2026-11-22-assess-derivatives-on-the-server.md).
 */
function assessmentsIn(answers: Answers, now: Date): CustomerFacts['assessments'] {
  const { cognitiveAssessment = [], examPassedOn } = (answers['assets-select'] ?? {}) as {
    readonly cognitiveAssessment?: readonly CognitiveAssessment[];
    readonly examPassedOn?: string;
  };
  const route = cognitiveAssessment.find((one) => one !== 'none');
  if (!route) return {};
  const held = {
    route,
    assessedOn: toSingaporeDate(now),
    refusals: 'none',
    ...(route === 'exam-certificate' && examPassedOn ? { examPassedOn } : {}),
  } as const;
  return { car: held, cka: held };
}
