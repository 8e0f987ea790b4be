import { getHolding } from '@quayside/flow-opening/internals/rules';
import { getPersonValue } from '@quayside/rules/internals/person-data';
import type { Answers } from '@quayside/rules/journey';
import { normaliseDocumentNumber } from '@quayside/rules/national-id';
import { eq } from 'drizzle-orm';
import { type Flow, readField } from '../flows/flow-registry.ts';
import type { PersonDataByStep } from '../person-data/person-data-store.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { type ApplicationRow, applications } from '../storage/schema.ts';
import { readAnswers } from './read-answers.ts';

/** Returns the second holder's document number, or undefined if the account is not joint or the number is unknown. */
export async function readNumberOfSecond(
  work: UnitOfWork,
  { id }: ApplicationRow,
  given: Answers,
): Promise<string | undefined> {
  const role = getHolding(given);
  if (role === 'alone') return undefined;
  const [row] = await work.tables.select().from(applications).where(eq(applications.principalId, id));
  return row && readField(work.flows.flow(row.flow), await readAnswers(work, row, { role }), 'documentNumber');
}

type HolderAnswers = {
  readonly flow: Flow;
  readonly answers: Answers;
  readonly personData: PersonDataByStep;
  readonly othersNumber: string | undefined;
};

/** Returns the other holder's document number if this holder gave the same one, otherwise undefined. A different number is never disclosed. */
export function findSharedDocumentNumber({
  flow,
  answers,
  personData,
  othersNumber,
}: HolderAnswers): string | undefined {
  const typed = readField(flow, answers, 'documentNumber');
  const own = [typed, ...Object.values(personData).map((person) => getPersonValue(person, 'uinfin'))];
  const normal = (number = '') => normaliseDocumentNumber(number);
  return othersNumber && own.some((number) => normal(number) === normal(othersNumber)) ? othersNumber : undefined;
}
