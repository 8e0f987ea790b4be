import type { Answers } from '@quayside/rules/journey';
import { holdingOf } from '@quayside/rules/journeys/opening';
import { normaliseDocumentNumber } from '@quayside/rules/national-id';
import { valueOf } from '@quayside/rules/person-data';
import { eq } from 'drizzle-orm';
import type { UnitOfWork } from '../server/server-context.ts';
import { applications } from '../storage/schema.ts';
import type { ApplicationRecord, ApplicationRow } from './application-record.ts';
import { readField } from './flow-registry.ts';
import { readAnswers } from './read-answers.ts';

/** The document number of the second holder beside a first holder's application, whose answers say whether there is to be one. */
export async function readNumberOfSecond(
  work: UnitOfWork,
  { id }: ApplicationRow,
  given: Answers,
): Promise<string | undefined> {
  const role = holdingOf(given);
  if (role === 'alone') return undefined;
  const [row] = await work.tables.select().from(applications).where(eq(applications.principalId, id));
  return row && readField(work.flows.flow(row.flow), await readAnswers(work, row, { role }), 'documentNumber');
}

/** The other holder's number where this holder gave it too, by hand or by the digital ID; nobody is told of any other. */
export function sharedNumber({
  flow,
  answers,
  personData,
  othersNumber,
}: Pick<ApplicationRecord, 'flow' | 'answers' | 'personData' | 'othersNumber'>): string | undefined {
  const typed = readField(flow, answers, 'documentNumber');
  const own = [typed, ...Object.values(personData).map((person) => valueOf(person, 'uinfin'))];
  const normal = (number = '') => normaliseDocumentNumber(number);
  return othersNumber && own.some((number) => normal(number) === normal(othersNumber)) ? othersNumber : undefined;
}
