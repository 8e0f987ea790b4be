import { getReferenceLists } from '@quayside/contract/calls/opening';
import type { Messages } from '@quayside/i18n/define-text';
import { loadCountryNames } from '@quayside/i18n/internals/text/countries';
import { reference } from '@quayside/i18n/internals/text/reference';
import type { Language } from '@quayside/i18n/language';
import {
  type CountryGroup,
  countryCodes,
  countryList,
  groupList,
  SGcountryList,
  SGgroupList,
} from '@quayside/rules/internals/country';
import {
  businessList,
  employerList,
  idSourceType,
  industryList,
  occupationList,
} from '@quayside/rules/internals/reference-lists';
import { stateList, stateNameFor } from '@quayside/rules/internals/reference-lists/states';
import { defineHandler } from '../transport/handler.ts';

/** Version of the reference lists. Change it whenever the lists of @quayside/rules change. */
const VERSION = '2026-11-20';

/** Handles the call that returns the reference lists in the language of the request (FORM-03). */
export const referenceHandlers = [
  defineHandler(getReferenceLists, async (_turn, _request, { headers: { language } }) => {
    const names = await loadCountryNames(language);
    const words = await wordsOf(language);
    return {
      version: VERSION,
      countryList: [...countryList(names)],
      SGcountryList: [...SGcountryList(names)],
      stateList: countryCodes.flatMap((countryCode) =>
        stateList(countryCode).map((state) => ({
          countryCode,
          stateCode: state.stateCode,
          stateName: stateNameFor(state, language),
        })),
      ),
      groupList: groupList(names).map(groupOf),
      SGgroupList: SGgroupList(names).map(groupOf),
      occupationList: occupationList.map(({ occupationCode, occupationName }) => ({
        occupationCode,
        occupationName: words[`occupation.${occupationCode}`] ?? occupationName,
      })),
      idSourceType: idSourceType.map(({ idSourceCode, idSourceName }) => ({
        sourceCode: idSourceCode,
        sourceName: words[`idSource.${idSourceCode}`] ?? idSourceName,
      })),
      industryList: industryList.map(({ key, content }) => ({ key, content: words[`industry.${key}`] ?? content })),
      employerList: [...employerList],
      businessList: businessList.map(({ businessCode, businessName }) => ({
        businessCode,
        businessName: words[`business.${businessCode}`] ?? businessName,
      })),
    };
  }),
];

const wordsOf = async (language: Language): Promise<Messages> =>
  language === 'en' ? reference.en : (await reference.load(language)).default;

const groupOf = ({ groupName }: CountryGroup) => ({ groupCode: groupName, groupName });
