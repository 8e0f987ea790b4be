import { getReferenceLists } from '@quayside/contract/calls/opening';
import type { Language } from '@quayside/i18n/language';
import {
  type CountryGroup,
  type CountryNames,
  countryCodes,
  countryList,
  groupList,
  SGcountryList,
  SGgroupList,
} from '@quayside/rules/country';
import {
  businessList,
  employerList,
  idSourceType,
  industryList,
  occupationList,
} from '@quayside/rules/reference-lists';
import { stateList, stateNameFor } from '@quayside/rules/reference-lists/states';
import { defineHandler } from '../server/handler.ts';

/** Counts up with the lists of @quayside/rules. */
const VERSION = '2026-11-20';

export const referenceHandlers = [
  defineHandler(getReferenceLists, async (_turn, _request, { headers }) => {
    const names = countryNames(headers.language);
    return {
      version: VERSION,
      countryList: [...countryList(names)],
      SGcountryList: [...SGcountryList(names)],
      stateList: countryCodes.flatMap((countryCode) =>
        stateList(countryCode).map((state) => ({
          countryCode,
          stateCode: state.stateCode,
          stateName: stateNameFor(state, headers.language),
        })),
      ),
      groupList: groupList(names).map(groupOf),
      SGgroupList: SGgroupList(names).map(groupOf),
      occupationList: [...occupationList],
      idSourceType: idSourceType.map(({ idSourceCode, idSourceName }) => ({
        sourceCode: idSourceCode,
        sourceName: idSourceName,
      })),
      industryList: [...industryList],
      employerList: [...employerList],
      businessList: [...businessList],
    };
  }),
];

/** The server's own names, in the order of the reader's language. */
function countryNames(language: Language): CountryNames {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return Object.fromEntries(
    countryCodes.map((code) => [code, names.of(code) ?? code] as const).toSorted(([, a], [, b]) => compare(a, b)),
  );
}

const groupOf = ({ groupName }: CountryGroup) => ({ groupCode: groupName, groupName });
