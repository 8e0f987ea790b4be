import type { JointPart } from '@quayside/contract/application';
import { getHolding } from '@quayside/flow-opening/internals/rules';
import type { Answers, HolderFacts } from '@quayside/rules/journey';
import { eq } from 'drizzle-orm';
import { notFound } from '../../kernel/refusal.ts';
import { readField } from '../flows/flow-registry.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { type ApplicationRow, applications } from '../storage/schema.ts';
import { readAnswers } from './read-answers.ts';

/** What a second holder's part needs from the first holder's application: the minor's signer, the account type and the document number. */
export type FirstHolder = {
  readonly row: ApplicationRow;
  readonly holder: HolderFacts;
  readonly accountType: string | undefined;
  /** The first holder's document number; undefined if it is unknown or the account is no longer joint. */
  readonly documentNumber: string | undefined;
};

/** Reads what a second holder's part needs from the first holder's application. Throws `Refusal` (`notFound`) if there is no application with this id. */
export async function openPrincipal(work: UnitOfWork, id: string): Promise<FirstHolder> {
  const { tables, flows } = work;
  const [row] = await tables.select().from(applications).where(eq(applications.id, id));
  if (!row) throw notFound();
  const flow = flows.flow(row.flow);
  const answers = await readAnswers(work, row);
  return {
    row,
    holder: holderOf(answers, readField(flow, answers, 'name')),
    accountType: readField(flow, answers, 'accountType'),
    documentNumber: getHolding(answers) === 'alone' ? undefined : readField(flow, answers, 'documentNumber'),
  };
}

function holderOf(answers: Answers, firstHolder: string | undefined): HolderFacts {
  if (getHolding(answers) !== 'joint-minor') return { role: 'joint-adult' };
  return { role: 'joint-minor', ...(firstHolder ? { guardian: firstHolder } : {}) };
}

/** Returns the facts about a second holder's part as the API sends them. */
export const toJointPart = (
  { row, holder: { role, guardian } }: FirstHolder,
  { userId }: ApplicationRow,
): JointPart => ({
  role: role === 'joint-minor' ? role : 'joint-adult',
  ...(guardian ? { guardian } : {}),
  way: userId === row.userId ? 'this-device' : 'own-login',
});
