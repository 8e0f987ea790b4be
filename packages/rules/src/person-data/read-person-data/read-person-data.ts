import { isCalendarDate } from '@quayside/values/calendar-date';
import { normaliseText } from '@quayside/values/internals/white-space';
import { formatUnit } from '../../address/address.ts';
import { isCountryCode } from '../../country/country.ts';
import { getOwn } from '../../lookups/own.ts';
import { type PersonItem, type PersonItemId, personItemIds } from '../person-data.ts';

/** An item in the format of Myinfo: metadata with a value, with a code and its description, or with parts. */
type RawItem = Readonly<Record<string, unknown>>;

/** `parsePersonData` throws this error if a response of the digital ID has no known item. */
export class NoPersonDataError extends Error {
  override readonly name = 'NoPersonDataError';
  constructor() {
    super('The digital ID answered without any person data. Look at the scopes that the client asks for.');
  }
}

/**
 * Parses person data of Myinfo v5 (FAPI 2.0, items under `person_info`) or v3 (items at the top). Leaves out items that were not requested, and those of source
 * 3 ("not applicable") even if they have a value. Throws NoPersonDataError if no known item is left.
 */
export function parsePersonData(answer: unknown): PersonItem[] {
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
  const source = getOwn(sources, String(raw.source));
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

/** Reads an address. Type `SG` has fields. Other types, such as `UNFORMATTED`, have lines without a country. */
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
  const street = normaliseText(`${part('block').toUpperCase()} ${part('street')}`).trim();
  const unit = part('unit') ? formatUnit(`${part('floor')}-${part('unit')}`.replace(/^-/, '')) : '';
  const building = part('building');
  const postalCode = part('postal');
  const lines = [normaliseText(`${street} ${unit}`).trim(), building, `${descOf(raw, 'country')} ${postalCode}`.trim()];
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
