import type { Answers, Facts } from '../../journey.ts';
import type { PersonData, PersonItem, PersonItemId } from '../../person-data/person-data.ts';
import { completeAnswers, completeFacts } from '../complete-opening/complete-opening.ts';

const personId = '44444444-4444-4444-8444-444444444444';

const item = (id: PersonItemId, value: string, more: Partial<PersonItem> = {}): PersonItem => ({
  id,
  state: 'given',
  source: 'government',
  updatedOn: '2026-03-02',
  lines: [value],
  value,
  ...more,
});

const items: readonly PersonItem[] = [
  item('uinfin', 'S1234567D'),
  item('name', 'TAN XIAO HUI'),
  item('hanyupinyinname', 'CHEN XIAO HUI'),
  item('aliasname', '', { state: 'empty', lines: [] }),
  item('sex', 'F', { lines: ['FEMALE'] }),
  item('dob', '1990-05-17'),
  item('nationality', 'SG', { lines: ['SINGAPORE CITIZEN'] }),
  item('birthcountry', 'SG', { lines: ['SINGAPORE'] }),
  item('residentialstatus', 'C', { lines: ['CITIZEN'] }),
  item('regadd', '', {
    lines: ['102 BEDOK NORTH AVENUE 4 #09-128', 'PEARL GARDEN', 'SINGAPORE 460102'],
    address: {
      country: 'SG',
      line1: '102 BEDOK NORTH AVENUE 4',
      line2: 'PEARL GARDEN',
      unit: '#09-128',
      postalCode: '460102',
    },
  }),
  item('mobileno', '+6591234567', { source: 'person', lines: ['+65 91234567'] }),
  item('email', 'xiao.hui@example.com', { source: 'person' }),
];

/** Returns data from the digital ID about a citizen, for tests and stories. `changes` replaces parts of items, and `undefined` removes an item. */
export const samplePerson = (
  changes: { readonly [Id in PersonItemId]?: Partial<PersonItem> | undefined } = {},
): PersonData => ({
  id: personId,
  retrievedAt: '2026-11-21T04:00:00.000Z',
  items: [
    ...items.flatMap((one) => (one.id in changes && !changes[one.id] ? [] : { ...one, ...changes[one.id] })),
    ...(Object.keys(changes) as PersonItemId[]).flatMap((id) =>
      changes[id] && !items.some((one) => one.id === id) ? item(id, '', changes[id]) : [],
    ),
  ],
});

/** Changes for `samplePerson` that make an item unavailable. */
export const unavailableItem: Partial<PersonItem> = {
  state: 'unavailable',
  lines: [],
  value: undefined,
  address: undefined,
};

/** Complete answers of a citizen who opens an account with the digital ID: only the typed answers, without those from the data. */
export const digitalIdAnswers: Answers = {
  choose: { route: 'digital-id' },
  'show-sinpass': { personData: personId, confirmed: true },
  'sinpass-additional': { singaporeTax: 'yes', otherTax: 'no', mailingSame: 'yes' },
  ...Object.fromEntries(
    Object.entries(completeAnswers).filter(
      ([step]) =>
        !['choose', 'choose-tip', 'base-info', 'contact-info', 'submit-photo', 'submit-address'].includes(step),
    ),
  ),
  'w8ben.form': {
    name: 'TAN XIAO HUI',
    citizenship: 'SG',
    permanentAddress: { country: 'SG', line1: '102 BEDOK NORTH AVENUE 4', unit: '#09-128', postalCode: '460102' },
    foreignTaxNumber: 'S1234567D',
    dateOfBirth: '1990-05-17',
  },
  'w8ben.signature': { ...completeAnswers['w8ben.signature'], name: 'Tan Xiao Hui' },
  'sign-info': { ...completeAnswers['sign-info'], name: 'Tan Xiao Hui' },
};

/** Returns the facts of a complete opening with person data from the digital ID. */
export const createFactsWithPerson = (person: PersonData): Facts => ({
  ...completeFacts,
  personData: { 'show-sinpass': person },
});
