import type { FoundAddress } from '@quayside/contract/calls/address';
import type { AddressDirectory } from '../../domain/ports/address-directory.ts';

/**
 * Finds an invented address for each postal code of Singapore. The town of the first two digits is real; street, block and building follow from the other
 * four. Returns undefined for a code that ends in `000`, has no town, or belongs to another country.
 */
export const generatedAddresses: AddressDirectory = {
  find: async (country, postalCode) => (country === 'SG' ? singaporeAddress(postalCode) : undefined),
};

function singaporeAddress(postalCode: string): FoundAddress | undefined {
  const [, sector = '', area = '', block = ''] = /^(\d{2})(\d)(\d{3})$/.exec(postalCode) ?? [];
  const town = townOf(Number(sector));
  if (!town || Number(block) === 0) return undefined;
  const kind = streets[(Number(area) + Number(block)) % streets.length];
  if (!central.has(town))
    return { line1: `Blk ${Number(block)} ${town} ${kind} ${1 + ((Number(area) * 3 + Number(block)) % 9)}` };
  const building = buildings[Number(block) % buildings.length];
  return { line1: `${Number(block)} ${town} ${kind}`, line2: `${town} ${building}` };
}

const streets = ['Street', 'Avenue', 'Drive', 'Road', 'Crescent'];
const buildings = ['Court', 'Tower', 'Residences', 'Plaza'];

/** Towns, each with the last of its postal sectors (Urban Redevelopment Authority, list of postal districts). */
const towns: readonly (readonly [last: number, town: string])[] = [
  [6, 'Marina'],
  [8, 'Anson'],
  [10, 'Harbourfront'],
  [13, 'Pasir Panjang'],
  [16, 'Queenstown'],
  [17, 'Beach'],
  [19, 'Golden Mile'],
  [21, 'Little India'],
  [23, 'Orchard'],
  [27, 'Bukit Timah'],
  [30, 'Novena'],
  [33, 'Toa Payoh'],
  [37, 'Macpherson'],
  [41, 'Geylang'],
  [45, 'Katong'],
  [48, 'Bedok'],
  [50, 'Changi'],
  [52, 'Tampines'],
  [55, 'Serangoon'],
  [57, 'Bishan'],
  [59, 'Upper Bukit Timah'],
  [64, 'Jurong'],
  [68, 'Bukit Panjang'],
  [71, 'Tengah'],
  [73, 'Woodlands'],
  [76, 'Yishun'],
  [78, 'Mandai'],
  [80, 'Seletar'],
  [81, 'Loyang'],
  [82, 'Punggol'],
];

/** Towns with offices and condominiums, whose buildings have names. */
const central = new Set(['Marina', 'Anson', 'Harbourfront', 'Orchard', 'Novena', 'Katong']);

/** Returns the town of a postal sector, or undefined for a number that is no sector. Sectors are 01 to 82, without 74. */
const townOf = (sector: number): string | undefined =>
  sector === 0 || sector === 74 ? undefined : towns.find(([last]) => sector <= last)?.[1];
