import { baseInfoStep, getBaseInfo } from '@quayside/flow-opening/internals/rules';
import type { CognitiveAssessment, Holding } from '@quayside/rules/enumerations';
import { acceptedRiskLevel } from '@quayside/rules/internals/risk-profile';
import type { W8benFacts } from '@quayside/rules/internals/w8ben-facts';
import type { Answers } from '@quayside/rules/journey';
import type { CustomerFacts } from '@quayside/rules/prerequisites';
import { type CalendarDate, toSingaporeDate } from '@quayside/values/calendar-date';
import { eq } from 'drizzle-orm';
import type { DemoHoldings } from '../market/portfolios.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { customers } from '../storage/schema.ts';
import { asHolder, type Holder } from './holder.ts';
import { createW8benRecord, type SignedApplication, type W8benRecord } from './w8ben-record.ts';

/** What is approved about an account holder. Approvals change it, and the console changes the demo holdings. */
export type CustomerRecord = {
  readonly holding: Holding;
  /** `institution` for a holder who opened the account outside of the app; by default a person */
  readonly holder?: W8benFacts['holder'] | undefined;
  /** Approved answers of the opening, by step. */
  readonly held: Answers;
  readonly assessments: CustomerFacts['assessments'];
  /** Accepted risk profile; absent for a second holder. */
  readonly riskLevel?: CustomerFacts['riskLevel'];
  /** Demo holdings with the date of their start; absent if there are none. */
  readonly portfolio?: (DemoHoldings & { readonly since: CalendarDate }) | undefined;
  /** The W-8BEN on file; absent if the holder has signed none. */
  readonly w8ben?: W8benRecord | undefined;
};

/** Ids of the steps that describe the person, not one application. */
export const profileSteps = [baseInfoStep.id, 'contact-info', 'assets-info', 'assets-select'] as const;

const placeOf = (holderId: string) => `customers/${holderId}`;

/** Returns the record of a holder, or undefined if there is none. The id is that of the user if the holder has a login. */
export async function readCustomer(
  { tables, vault }: UnitOfWork,
  holderId: string,
): Promise<CustomerRecord | undefined> {
  const [row] = await tables.select().from(customers).where(eq(customers.holderId, holderId));
  return row && (JSON.parse(await vault.open(placeOf(holderId), row.content)) as CustomerRecord);
}

/** Encrypts the record of a holder, and stores it instead of the previous one. */
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

/** Sets a customer's demo holdings from today. Does nothing without an account. */
export async function setDemoHoldings(work: UnitOfWork, userId: string, owned: DemoHoldings): Promise<void> {
  const record = await readCustomer(work, userId);
  if (record)
    await saveCustomer(work, asHolder(userId), {
      ...record,
      portfolio: { ...owned, since: toSingaporeDate(work.now) },
    });
}

/** Returns the last approved name of a holder, or undefined without a record. */
export function getHolderName(record: CustomerRecord | undefined): string | undefined {
  const name = record && getBaseInfo(record.held).fullName;
  return name || undefined;
}

/** Returns the first record of a holder, with what the approved opening or second holder's part contains. */
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
 * Returns the assessments that an opening contains. They count for listed and unlisted products from the approval
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
