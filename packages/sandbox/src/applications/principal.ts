import type { JointPart } from '@quayside/contract/application';
import type { Answers, HolderFacts, StepAnswers } from '@quayside/rules/journey';
import { holdingOf } from '@quayside/rules/journeys/opening';
import { and, eq, inArray } from 'drizzle-orm';
import type { Turn } from '../server/broker.ts';
import { notFound } from '../server/refusal.ts';
import { applications, steps } from '../storage/schema.ts';
import type { ApplicationRow } from './file.ts';
import { type FieldRead, readField } from './flow-book.ts';

/** What a second holder's part needs of the first holder's application, and no more: who signs for a minor, and which account it is. */
export type Principal = {
  readonly row: ApplicationRow;
  readonly holder: HolderFacts;
  readonly accountType: string | undefined;
};

const reads: readonly FieldRead[] = ['holders', 'accountType', 'name'];

export async function openPrincipal(turn: Turn, id: string): Promise<Principal> {
  const { tables, vault, flows } = turn;
  const [row] = await tables.select().from(applications).where(eq(applications.id, id));
  if (!row) throw notFound();
  const flow = flows.flow(row.flow);
  const wanted = reads.map((read) => flow.reads[read]?.[0] ?? '');
  const rows = await tables
    .select()
    .from(steps)
    .where(and(eq(steps.applicationId, id), inArray(steps.step, wanted)));
  const entries = rows.map(
    async ({ step, answers }) => [step, JSON.parse(await vault.open(`steps/${id}/${step}`, answers))] as const,
  );
  const answers: Answers = Object.fromEntries(await Promise.all(entries)) as Record<string, StepAnswers>;
  return {
    row,
    holder: holderOf(answers, readField(flow, answers, 'name')),
    accountType: readField(flow, answers, 'accountType'),
  };
}

function holderOf(answers: Answers, firstHolder: string | undefined): HolderFacts {
  if (holdingOf(answers) !== 'joint-minor') return { role: 'joint-adult' };
  return { role: 'joint-minor', ...(firstHolder ? { guardian: firstHolder } : {}) };
}

/** As it crosses the wire. */
export const partOf = ({ row, holder: { role, guardian } }: Principal, { userId }: ApplicationRow): JointPart => ({
  role: role === 'joint-minor' ? role : 'joint-adult',
  ...(guardian ? { guardian } : {}),
  way: userId === row.userId ? 'this-device' : 'own-login',
});
