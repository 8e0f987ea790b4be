import type { RandomGenerator } from './random.ts';
import type { DocumentSize, Specimen } from './zone-lines.ts';

type Country = {
  /** The code of the issuer in the machine-readable zone. */
  readonly code: string;
  /** The format of passport numbers: `A` stands for a letter, `9` for a digit, and `*` for either. */
  readonly passport: string;
  readonly surnames: readonly string[];
  readonly givenNames: readonly string[];
};

/** Ten issuers with the formats of their passport numbers, and invented names. Some names are long or have diacritics. */
const countries: readonly Country[] = [
  {
    code: 'SGP',
    passport: 'A9999999A',
    surnames: ['Tan', 'Lim', 'Muhammad Firdaus', "D'Almeida"],
    givenNames: ['Wei Ming', 'Hui Ling', 'Bin Abdullah', 'Sarah-Jane'],
  },
  {
    code: 'MYS',
    passport: 'H99999999',
    surnames: ['Lee', 'Nurul Aisyah Binti Mohd Zulkifli', 'Ng', 'Subramaniam'],
    givenNames: ['Mei Ling', '', 'Siew Kuan', 'A/L Krishnan'],
  },
  {
    code: 'CHN',
    passport: 'EA9999999',
    surnames: ['Wang', 'Ouyang', 'Xu', 'Zhang'],
    givenNames: ['Xiaoming', 'Li', 'Zixuan', 'Qiuyue'],
  },
  {
    code: 'HKG',
    passport: 'K99999999',
    surnames: ['Chan', 'Au-Yeung', 'Wong', 'Szeto'],
    givenNames: ['Tai Man', 'Ka Yan Kelly', 'Chi Keung', 'Sze Wing'],
  },
  {
    code: 'THA',
    passport: 'AA9999999',
    surnames: ['Jaidee', 'Srisuwannaphokhin', 'Wongsakul', 'Phanthongsiri'],
    givenNames: ['Somying', 'Kittisak', 'Natthaphong', 'Ploypailin'],
  },
  {
    code: 'JPN',
    passport: 'AA9999999',
    surnames: ['Sato', 'Kobayashi', 'Ito', 'Watanabe'],
    givenNames: ['Hanako', 'Kenji', 'Yuki', 'Ryunosuke'],
  },
  {
    code: 'GBR',
    passport: '999999999',
    surnames: ['Smith', "O'Connor", 'Featherstonehaugh-Cholmondeley', 'Evans'],
    givenNames: ['John', 'Mary-Kate Elizabeth', 'Bartholomew Montgomery', 'Zoë'],
  },
  {
    code: 'IND',
    passport: 'A9999999',
    surnames: ['Sharma', 'Venkatanarasimharajuvaripeta', 'Kaur', 'Patel'],
    givenNames: ['Rajesh Kumar', 'Lakshmi Priya', 'Gurpreet', 'Vikram'],
  },
  {
    code: 'IDN',
    passport: 'A9999999',
    surnames: ['Wijaya', 'Kusumaningtyas', 'Siregar'],
    givenNames: ['Budi', 'Dewi Sartika', 'Agus Cahyono'],
  },
  {
    code: 'D',
    passport: 'C*9**9999',
    surnames: ['Müller', 'Schmidt', 'von Hohenlohe-Langenburg'],
    givenNames: ['Erika', 'Jürgen', 'Karl-Theodor Maria Nikolaus'],
  },
];

/** The nationality codes of territories that issue documents, by issuer code. */
const nationalities: Readonly<Record<string, string>> = { HKG: 'CHN' };

/** Creates an invented document of this size. Birth dates are from 1930 to 2008, and expiry dates from 2027 to 2036. */
export function createSpecimen(random: RandomGenerator, size: DocumentSize): Specimen {
  const country = random.pick(countries);
  const issuer = nationalities[country.code] ?? country.code;
  return {
    size,
    code: size === 'TD3' ? random.pick(['P', 'P', 'P', 'PN']) : random.pick(['I', 'ID']),
    issuer,
    nationality: issuer,
    number: [...country.passport].map((shape) => character(random, shape)).join(''),
    surname: random.pick(country.surnames),
    givenNames: random.pick(country.givenNames),
    birthDate: date(random, 1930, 2008),
    gender: random.pick(['female', 'male', 'female', 'male', 'unspecified']),
    expiresOn: date(random, 2027, 2036),
    optional: size === 'TD3' && random.share() < 0.4 ? String(random.whole(10_000_000, 999_999_999_999)) : '',
  };
}

const character = (random: RandomGenerator, shape: string): string => {
  if (shape === '9') return String(random.whole(0, 9));
  if (shape === 'A') return random.pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']);
  return shape === '*' ? random.pick([...'0123456789CFGHJKLMNPRTVWXYZ']) : shape;
};

const date = (random: RandomGenerator, from: number, to: number): string =>
  [random.whole(from, to), random.whole(1, 12), random.whole(1, 28)]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
