import { type PersonItemId, personItemIds } from '@quayside/rules/internals/person-data';

type Item = Readonly<Record<string, unknown>>;
type Person = Readonly<Partial<Record<PersonItemId, Item>>>;

const about = { classification: 'C', source: '1', lastupdated: '2026-03-02' };
const value = (text: string): Item => ({ ...about, value: text });
const code = (letters: string, desc: string): Item => ({ ...about, code: letters, desc });
const ownWord = (text: string): Item => ({ ...about, source: '2', value: text });
const notApplicable = (item: Item): Item => ({ ...item, source: '3' });
const unavailable: Item = { ...about, unavailable: true };
const mobile = (number: string): Item => ({
  ...about,
  source: '2',
  prefix: { value: '+' },
  areacode: { value: '65' },
  nbr: { value: number },
});
const address = (
  block: string,
  street: string,
  floor: string,
  unit: string,
  building: string,
  postal: string,
): Item => ({
  ...about,
  type: 'SG',
  block: { value: block },
  street: { value: street },
  floor: { value: floor },
  unit: { value: unit },
  building: { value: building },
  postal: { value: postal },
  country: { code: 'SG', desc: 'SINGAPORE' },
});

const citizen: Person = {
  uinfin: value('S1234567D'),
  name: value('TAN XIAO HUI'),
  hanyupinyinname: value('CHEN XIAO HUI'),
  aliasname: value(''),
  sex: code('F', 'FEMALE'),
  dob: value('1990-05-17'),
  nationality: code('SG', 'SINGAPORE CITIZEN'),
  birthcountry: code('SG', 'SINGAPORE'),
  residentialstatus: code('C', 'CITIZEN'),
  passtype: notApplicable(code('', '')),
  passexpirydate: notApplicable(value('')),
  regadd: address('102', 'BEDOK NORTH AVENUE 4', '09', '128', 'PEARL GARDEN', '460102'),
  mobileno: mobile('91234567'),
  email: ownWord('xiao.hui@example.com'),
};

const permanentResident: Person = {
  ...citizen,
  uinfin: value('T1234567J'),
  name: value('LIM WEI MING'),
  hanyupinyinname: value(''),
  aliasname: value('ALVIN LIM'),
  sex: code('M', 'MALE'),
  dob: value('1985-11-02'),
  nationality: code('MY', 'MALAYSIAN'),
  birthcountry: code('MY', 'MALAYSIA'),
  residentialstatus: code('P', 'PR'),
  regadd: address('92b', 'TELOK BLANGAH STREET 31', '12', '192', '', '101092'),
  email: ownWord('wei.ming@example.com'),
};

const passHolder: Person = {
  ...citizen,
  uinfin: value('G1234567X'),
  name: value('SOMCHAI RAKDEE'),
  hanyupinyinname: notApplicable(value('')),
  aliasname: notApplicable(value('')),
  sex: code('M', 'MALE'),
  dob: value('1992-02-29'),
  nationality: code('TH', 'THAI'),
  birthcountry: code('TH', 'THAILAND'),
  residentialstatus: notApplicable(code('', '')),
  passtype: code('P1Pass', 'Employment Pass'),
  passexpirydate: value('2028-12-31'),
  // Marked as not applicable, but with a value, as in the provider's samples. Clients must ignore it.
  regadd: notApplicable(address('123', 'LORONG 1 TOA PAYOH', '13', '220', 'TOA PAYOH VIEW', '310123')),
  email: ownWord('somchai@example.com'),
};

type Plan = { readonly person: Person /** The token endpoint responds 503. */; readonly down?: true };

/** The invented persons whom the development provider offers, by name. Each is a case that apps must handle. */
export const providerPersonas = {
  citizen: { person: citizen },
  'permanent-resident': { person: permanentResident },
  'pass-holder': { person: passHolder },
  'missing-address': { person: { ...citizen, regadd: unavailable, mobileno: mobile('') } },
  'unavailable-items': {
    person: { ...citizen, sex: unavailable, dob: unavailable, nationality: unavailable, regadd: unavailable },
  },
  'no-name': { person: { ...citizen, name: unavailable } },
  'partial-birth-date': { person: { ...citizen, dob: value('1961') } },
  'us-birthplace': { person: { ...citizen, birthcountry: code('US', 'UNITED STATES') } },
  'us-national': {
    person: { ...permanentResident, nationality: code('US', 'AMERICAN'), birthcountry: code('US', 'UNITED STATES') },
  },
  outage: { person: citizen, down: true },
} as const satisfies Record<string, Plan>;

/** The name of one of the provider's invented persons. */
export type ProviderPersona = keyof typeof providerPersonas;
/** Names of all personas, in the order of the consent page. */
export const providerPersonaNames = Object.keys(providerPersonas) as readonly ProviderPersona[];
/** Returns whether a text is the name of a persona. */
export const isProviderPersona = (name: string): name is ProviderPersona => Object.hasOwn(providerPersonas, name);

/** Returns the data of a persona, reduced to the items in `scope`; empty for an unknown name. */
export function getPersonInfo(name: string, scope: readonly string[]): Person {
  const person: Person = isProviderPersona(name) ? providerPersonas[name].person : {};
  return Object.fromEntries(
    personItemIds.filter((id) => scope.includes(id) && person[id]).map((id) => [id, person[id]]),
  );
}
