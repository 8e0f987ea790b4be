import { employmentStatuses } from '@quayside/rules/enumerations';
import { hongKongAreas } from '@quayside/rules/internals/address';
import { businessList, idSourceType, industryList, occupationList } from '@quayside/rules/internals/reference-lists';
import { noTaxNumberReasons } from '@quayside/rules/internals/tax-number/reasons';
import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };

test('FORM-03 every entry of the reference lists has a text', () => {
  const data = [
    ...industryList.map(({ key, content }) => [`industry.${key}`, content]),
    ...occupationList.map(({ occupationCode, occupationName }) => [`occupation.${occupationCode}`, occupationName]),
    ...businessList.map(({ businessCode, businessName }) => [`business.${businessCode}`, businessName]),
    ...idSourceType.map(({ idSourceCode, idSourceName }) => [`idSource.${idSourceCode}`, idSourceName]),
  ];
  expect(en).toMatchObject(Object.fromEntries(data));
  const others = [
    ...hongKongAreas.map((area) => `area.${area}`),
    ...employmentStatuses.map((status) => `employmentStatus.${status}`),
    ...noTaxNumberReasons.map((reason) => `noTaxNumber.${reason}`),
  ];
  expect(new Set(Object.keys(en))).toEqual(new Set([...data.map(([key]) => key), ...others]));
});
