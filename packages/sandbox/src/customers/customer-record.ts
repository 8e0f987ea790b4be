import { type CalendarDate, singaporeDate } from '@quayside/rules/calendar-date';
import type { CognitiveAssessment, Holding } from '@quayside/rules/enumerations';
import type { Answers } from '@quayside/rules/journey';
import type { CustomerFacts } from '@quayside/rules/prerequisites';
import { acceptedRiskLevel } from '@quayside/rules/risk-profile';
import type { W8benFacts } from '@quayside/rules/w8ben-facts';
import { eq } from 'drizzle-orm';
import type { ApplicationRecord } from '../applications/application-record.ts';
import type { Owned } from '../market/portfolios.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { customers } from '../storage/schema.ts';
import { firstSigned, type W8benRecord } from '../w8ben/w8ben-record.ts';
import { type Holder, selfOf } from './holder.ts';

/** What an approval has left of a holder: the same for everybody who reads it, and changed by approvals alone. */
export type CustomerRecord = {
  readonly holding: Holding;
  /** an institution's account is opened elsewhere; a person's where absent */
  readonly holder?: W8benFacts['holder'] | undefined;
  /** the opening's steps, as last approved */
  readonly held: Answers;
  readonly assessments: CustomerFacts['assessments'];
  /** of the risk profile that was accepted; absent of a second holder */
  readonly riskLevel?: CustomerFacts['riskLevel'];
  /** what a demonstration says they own, and since when; nothing where it is absent */
  readonly portfolio?: (Owned & { readonly since: CalendarDate }) | undefined;
  /** absent where none was signed */
  readonly w8ben?: W8benRecord | undefined;
};

/** The steps whose answers are about the person, and not about one application. */
export const heldSteps = ['base-info', 'contact-info', 'assets-info', 'assets-select'] as const;

const placeOf = (holderId: string) => `customers/${holderId}`;

/** Of whoever holds an account, by the id of the holder, which is that of the login of whoever has one; undefined of everybody else. */
export async function readCustomer(
  { tables, vault }: UnitOfWork,
  holderId: string,
): Promise<CustomerRecord | undefined> {
  const [row] = await tables.select().from(customers).where(eq(customers.holderId, holderId));
  return row && (JSON.parse(await vault.open(placeOf(holderId), row.content)) as CustomerRecord);
}

export async function keepCustomer(
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

/** What the customer owns from now on; of somebody without an account nothing. */
export async function givePortfolio(work: UnitOfWork, userId: string, owned: Owned): Promise<void> {
  const record = await readCustomer(work, userId);
  if (record)
    await keepCustomer(work, selfOf(userId), { ...record, portfolio: { ...owned, since: singaporeDate(work.now) } });
}

/** The holder's name as last approved, where there is one. */
export function nameOf(record: CustomerRecord | undefined): string | undefined {
  const name = record?.held['base-info']?.fullName;
  return typeof name === 'string' && name ? name : undefined;
}

/** What an approved opening, or a second holder's part of one, says of its holder. */
export function recordOf(file: ApplicationRecord, holding: Holding, now: Date): CustomerRecord {
  const { answers } = file;
  const held = Object.fromEntries(heldSteps.flatMap((step) => (answers[step] ? [[step, answers[step]]] : [])));
  const w8ben = firstSigned(file);
  const riskLevel = acceptedRiskLevel(answers.risklevel);
  return {
    holding,
    held,
    assessments: assessmentsIn(answers, now),
    ...(riskLevel ? { riskLevel } : {}),
    ...(w8ben ? { w8ben } : {}),
  };
}

/** The opening's assessment counts for listed and for unlisted products from its approval on (decision "None of the assessments"). */
function assessmentsIn(answers: Answers, now: Date): CustomerFacts['assessments'] {
  const { cognitiveAssessment = [], examPassedOn } = (answers['assets-select'] ?? {}) as {
    readonly cognitiveAssessment?: readonly CognitiveAssessment[];
    readonly examPassedOn?: string;
  };
  const route = cognitiveAssessment.find((one) => one !== 'none');
  if (!route) return {};
  const held = {
    route,
    assessedOn: singaporeDate(now),
    refusals: 'none',
    ...(route === 'exam-certificate' && examPassedOn ? { examPassedOn } : {}),
  } as const;
  return { car: held, cka: held };
}
