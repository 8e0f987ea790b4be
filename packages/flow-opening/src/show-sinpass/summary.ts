import { addressTexts, formatAddress } from '@quayside/i18n/internals/address-text';
import {
  createRows,
  markEssential,
  type SummaryModule,
  type SummaryRow,
  translateAnswer,
} from '@quayside/i18n/internals/answer-summary';
import { countries } from '@quayside/i18n/internals/text/countries';
import { findPersonItem, type PersonItemId } from '@quayside/rules/internals/person-data';
import { formatPhone } from '@quayside/rules/internals/phone/format-phone';
import type { DeepPartial } from '@quayside/rules/journey';
import { formatDate, isCalendarDate } from '@quayside/values/calendar-date';
import { getBaseInfo } from '../answers/step-answers.ts';
import type { ContactInfo } from '../contact-info/rule.ts';
import type { SinpassAdditional } from '../digital-id/digital-id-answers.ts';
import { openingPerson } from '../digital-id/texts.ts';
import { openingBase } from '../identity/texts.ts';

/** Summary of the confirmed data of the digital ID. Answers that the customer added are in the summary of `sinpass-additional`. */
export const summary: SummaryModule = {
  title: 'sgShowSinpass',
  texts: [openingPerson, openingBase, countries, ...addressTexts],
  rows: ({ confirmed }, words, language, all, personData) => {
    if (!confirmed) return [];
    const base = getBaseInfo(all);
    const contact = (all['contact-info'] ?? {}) as DeepPartial<ContactInfo>;
    const added = (all['sinpass-additional'] ?? {}) as DeepPartial<SinpassAdditional>;
    const person = personData?.['show-sinpass'];
    const { row, sensitive } = createRows(openingPerson, words);
    const { dateOfBirth, gender, nationality } = base;
    /** Returns the text of an item of the digital ID, or undefined if the person has no such item. */
    const said = (id: PersonItemId): SummaryRow['value'] | undefined => {
      const item = person && findPersonItem(person, id);
      return item && isCalendarDate(item.value) ? formatDate(item.value, language) : item?.lines;
    };
    const dob = !added.dateOfBirth && isCalendarDate(dateOfBirth) ? formatDate(dateOfBirth, language) : undefined;
    const home = added.residentialAddress ? [] : formatAddress(contact.residentialAddress, words, language);
    return [
      ...markEssential(sensitive('item.uinfin', base.documentNumber)),
      ...markEssential(row('item.name', base.fullName)),
      ...row('item.hanyupinyinname', base.pinyinName ?? said('hanyupinyinname')),
      ...row('item.aliasname', said('aliasname')),
      ...row('item.sex', added.gender || !gender ? said('sex') : words(openingBase, `gender.${gender}`)),
      ...row('item.dob', dob ?? said('dob')),
      ...row(
        'item.nationality',
        added.nationality || !nationality ? said('nationality') : translateAnswer(words, countries, nationality),
      ),
      ...row('item.birthcountry', said('birthcountry')),
      ...row('item.residentialstatus', said('residentialstatus')),
      ...row('item.passtype', said('passtype')),
      ...row('item.passexpirydate', said('passexpirydate')),
      ...row('item.regadd', home.length > 0 ? home : said('regadd')),
      ...row('item.mobileno', added.mobile || !contact.mobile ? said('mobileno') : formatPhone(contact.mobile)),
      ...row('item.email', added.email ? said('email') : contact.email),
    ];
  },
};
