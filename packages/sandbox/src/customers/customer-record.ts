import { type CalendarDate, singaporeDate } from '@quayside/rules/calendar-date';
import type { CognitiveAssessment, Holding } from '@quayside/rules/enumerations';
import type { Answers } from '@quayside/rules/journey';
import type { CustomerFacts } from '@quayside/rules/prerequisites';
import type { W8benFacts } from '@quayside/rules/w8ben-facts';
import { eq } from 'drizzle-orm';
import type { ApplicationFile } from '../applications/file.ts';
import type { Owned } from '../market/portfolios.ts';
import type { Turn } from '../server/broker.ts';
import { customers } from '../storage/schema.ts';
import { firstSigned, type W8benRecord } from '../w8ben/w8ben-record.ts';

/** What an approval has left of a customer: the same for everybody who reads it, and changed by approvals alone. */
export type CustomerRecord = {
  readonly holding: Holding;
  /** an institution's account is opened elsewhere; a person's where absent */
  readonly holder?: W8benFacts['holder'] | undefined;
  /** the opening's steps, as last approved */
  readonly held: Answers;
  readonly assessments: CustomerFacts['assessments'];
  /** what a demonstration says they own, and since when; nothing where it is absent */
  readonly portfolio?: (Owned & { readonly since: CalendarDate }) | undefined;
  /** absent where none was signed */
  readonly w8ben?: W8benRecord | undefined;
};

/** The steps whose answers are about the person, and not about one application. */
export const heldSteps = ['base-info', 'contact-info', 'assets-info', 'assets-select'] as const;

const placeOf = (userId: string) => `customers/${userId}`;

/** Of whoever holds an account; undefined of everybody else. */
export async function readCustomer({ tables, vault }: Turn, userId: string): Promise<CustomerRecord | undefined> {
  const [row] = await tables.select().from(customers).where(eq(customers.userId, userId));
  return row && (JSON.parse(await vault.open(placeOf(userId), row.content)) as CustomerRecord);
}

export async function keepCustomer(
  { tables, vault, now }: Turn,
  userId: string,
  record: CustomerRecord,
): Promise<void> {
  const content = await vault.seal(placeOf(userId), JSON.stringify(record));
  const row = { content, changedAt: now };
  await tables
    .insert(customers)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: customers.userId, set: row });
}

/** What the customer owns from now on; of somebody without an account nothing. */
export async function givePortfolio(turn: Turn, userId: string, owned: Owned): Promise<void> {
  const record = await readCustomer(turn, userId);
  if (record) await keepCustomer(turn, userId, { ...record, portfolio: { ...owned, since: singaporeDate(turn.now) } });
}

/** Of an account's parts those that are a person's own: what the first holder filled in for the second is no record of the first. */
export const personsOf = ([first, ...others]: readonly [
  ApplicationFile,
  ...ApplicationFile[],
]): readonly ApplicationFile[] => [first, ...others.filter((part) => part.row.userId !== first.row.userId)];

/** What an approved opening, or a second holder's part of one, says of its holder. */
export function recordOf(file: ApplicationFile, holding: Holding, now: Date): CustomerRecord {
  const { answers } = file;
  const held = Object.fromEntries(heldSteps.flatMap((step) => (answers[step] ? [[step, answers[step]]] : [])));
  const w8ben = firstSigned(file);
  return {
    holding,
    held,
    assessments: assessmentsIn(answers, now),
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
