import { formatUnit } from '../../address/address.ts';
import { isCalendarDate } from '../../calendar-date.ts';
import { isCountryCode } from '../../country/country.ts';
import { own } from '../../lookups/own.ts';
import { collapse } from '../../white-space/white-space.ts';
import { type PersonItem, type PersonItemId, personItemIds } from '../person-data.ts';

/** An item as Myinfo writes it: what is said about it beside a value, a code with its description, or parts that hold such themselves. */
type RawItem = Readonly<Record<string, unknown>>;

/** The answer holds no person: not one item that is known. */
export class NoPersonDataError extends Error {
  override readonly name = 'NoPersonDataError';
  constructor() {
    super('The digital ID answered without any person data. Look at the scopes that the client asks for.');
  }
}

/**
 * Person data of either version in one shape: Myinfo v5 (FAPI 2.0) keeps the items under `person_info`, v3 at the top. Items that were not asked for
 * are left out, and so are those of source 3 ("not applicable"), even where they are filled (domain handbook 5). Throws NoPersonDataError.
 */
export function readPersonData(answer: unknown): PersonItem[] {
  const raw = isRecord(answer) ? answer : {};
  const person = isRecord(raw.person_info) ? raw.person_info : raw;
  const items = personItemIds.flatMap((id) => {
    const item = person[id];
    return isRecord(item) ? readItem(id, item) : [];
  });
  if (items.length === 0) throw new NoPersonDataError();
  return items;
}

const sources: Readonly<Record<string, PersonItem['source']>> = { '1': 'government', '2': 'person', '4': 'digital-id' };

function readItem(id: PersonItemId, raw: RawItem): readonly PersonItem[] {
  const source = own(sources, String(raw.source));
  if (!source) return [];
  const base = { id, source, ...(isCalendarDate(raw.lastupdated) ? { updatedOn: raw.lastupdated } : {}) };
  if (raw.unavailable === true) return [{ ...base, state: 'unavailable', lines: [] }];
  const read = id === 'regadd' ? readAddress(raw) : id === 'mobileno' ? readMobile(raw) : readPlain(raw);
  return [{ ...base, state: read.lines.length > 0 ? 'given' : 'empty', ...read }];
}

type Read = Pick<PersonItem, 'lines' | 'value' | 'address'>;

function readPlain(raw: RawItem): Read {
  const code = textOf(raw.code);
  const said = textOf(raw.desc) || textOf(raw.value) || code;
  const value = code || textOf(raw.value);
  return said && value ? { lines: [said], value } : { lines: [] };
}

function readMobile(raw: RawItem): Read {
  const [prefix, area, number] = ['prefix', 'areacode', 'nbr'].map((part) => partOf(raw, part));
  if (!number) return { lines: [] };
  return { lines: [`${prefix}${area} ${number}`.trim()], value: `+${area}${number}`.replace(/[^+\d]/g, '') };
}

/** `SG`: in fields. `UNFORMATTED`, in whatever case: lines that say no country. */
function readAddress(raw: RawItem): Read {
  const part = (name: string) => partOf(raw, name);
  const line1 = part('line1');
  const line2 = part('line2');
  if (textOf(raw.type).toUpperCase() !== 'SG') {
    const lines = [line1, line2].filter(Boolean);
    return lines.length > 0
      ? { lines, address: { ...(line1 ? { line1 } : {}), ...(line2 ? { line2 } : {}) } }
      : { lines };
  }
  const street = collapse(`${part('block').toUpperCase()} ${part('street')}`).trim();
  const unit = part('unit') ? formatUnit(`${part('floor')}-${part('unit')}`.replace(/^-/, '')) : '';
  const building = part('building');
  const postalCode = part('postal');
  const lines = [collapse(`${street} ${unit}`).trim(), building, `${descOf(raw, 'country')} ${postalCode}`.trim()];
  const code = isRecord(raw.country) ? textOf(raw.country.code) : '';
  if (!street) return { lines: [] };
  return {
    lines: lines.filter(Boolean),
    address: {
      ...(isCountryCode(code) ? { country: code } : {}),
      line1: street,
      ...(building ? { line2: building } : {}),
      ...(unit ? { unit } : {}),
      ...(postalCode ? { postalCode } : {}),
    },
  };
}

const partOf = (raw: RawItem, name: string): string => {
  const part = raw[name];
  return isRecord(part) ? textOf(part.value) : '';
};
const descOf = (raw: RawItem, name: string): string => {
  const part = raw[name];
  return isRecord(part) ? textOf(part.desc) : '';
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
