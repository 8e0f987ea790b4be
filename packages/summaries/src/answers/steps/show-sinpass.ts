import { countries } from '@quayside/i18n/text/countries';
import { openingBase } from '@quayside/i18n/text/opening-base';
import { openingPerson } from '@quayside/i18n/text/opening-person';
import { formatDate, isCalendarDate } from '@quayside/rules/calendar-date';
import type { DeepPartial } from '@quayside/rules/journey';
import type { BaseInfo, ContactInfo, SinpassAdditional } from '@quayside/rules/journeys/opening';
import { formatPhone } from '@quayside/rules/phone/format-phone';
import { addressText, addressTexts } from '../../address-text/address-text.ts';
import { wordsOfAnswer } from '../../texts/words.ts';
import { essential, rowsOf } from '../rows.ts';
import type { SummaryModule } from '../summary-module.ts';

/** What was confirmed of the digital ID's data. What the customer added to them is read back under the next step. */
export const summary: SummaryModule = {
  title: 'sgShowSinpass',
  texts: [openingPerson, openingBase, countries, ...addressTexts],
  rows: ({ confirmed }, words, language, all) => {
    const base = (all['base-info'] ?? {}) as DeepPartial<BaseInfo>;
    if (!confirmed) return [];
    const contact = (all['contact-info'] ?? {}) as DeepPartial<ContactInfo>;
    const added = (all['sinpass-additional'] ?? {}) as DeepPartial<SinpassAdditional>;
    const { row, sensitive } = rowsOf(openingPerson, words);
    const { dateOfBirth, gender, nationality } = base;
    return [
      ...essential(sensitive('item.uinfin', base.documentNumber)),
      ...essential(row('item.name', base.fullName)),
      ...row('item.hanyupinyinname', base.pinyinName),
      ...row('item.sex', added.gender || !gender ? undefined : words(openingBase, `gender.${gender}`)),
      ...row(
        'item.dob',
        !added.dateOfBirth && isCalendarDate(dateOfBirth) ? formatDate(dateOfBirth, language) : undefined,
      ),
      ...row(
        'item.nationality',
        added.nationality || !nationality ? undefined : wordsOfAnswer(words, countries, nationality),
      ),
      ...row(
        'item.regadd',
        added.residentialAddress ? undefined : addressText(contact.residentialAddress, words, language),
      ),
      ...row('item.mobileno', added.mobile || !contact.mobile ? undefined : formatPhone(contact.mobile)),
      ...row('item.email', added.email ? undefined : contact.email),
    ];
  },
};
