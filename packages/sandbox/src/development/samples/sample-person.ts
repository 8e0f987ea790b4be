import { type PersonData, personItemIds } from '@quayside/rules/internals/person-data';
import { parsePersonData } from '@quayside/rules/internals/person-data/read-person-data';
import { getPersonInfo } from '../digital-id-provider/personas.ts';

/** Data of the persona `citizen`, as an application stores it. */
export const samplePerson: PersonData = {
  id: '10000000-0000-4000-8000-000000000001',
  retrievedAt: '2026-11-21T00:00:00.000Z',
  items: [...parsePersonData({ person_info: getPersonInfo('citizen', personItemIds) })],
};
