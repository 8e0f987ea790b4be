import { type CalendarDate, formatDate } from '@quayside/rules/calendar-date';
import type { W8benDuty } from '@quayside/rules/certification-change';
import type { FormHolder } from '@quayside/rules/w8ben-facts';
import { appTypeOfCustomer } from '../customers/held-accounts.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import type { Word, Words } from '../texts/words.ts';
import { linkTo } from './link-to.ts';
import { tellUser } from './tell-user.ts';

/** Who is written to about a form; `of`: whose it is, where that is a holder without a login of their own. */
export type W8benAddressee = { readonly userId: string; readonly of?: FormHolder | undefined };

/** A W-8BEN ends on a day to come, or has ended: `days` until then. */
export const tellOfW8benEnd = (
  work: UnitOfWork,
  to: W8benAddressee,
  { date, days }: { date: CalendarDate; days: number },
): Promise<void> =>
  tell(work, to, 'w8ben-ends', date, (whose) => ({
    subject: `mail.w8benEnds${whose}.subject`,
    body: days < 0 ? `mail.w8benEnded${whose}.body` : `mail.w8benEnds${whose}.body`,
    values: { days },
  }));

/** A change of account information asks for a new form or an affidavit until a day (RULE-19). */
export const tellOfW8benChange = (
  work: UnitOfWork,
  to: W8benAddressee,
  { duty, date }: { duty: W8benDuty; date: CalendarDate },
): Promise<void> =>
  tell(work, to, 'w8ben-changed', date, (whose) => ({
    subject: `mail.w8benChanged${whose}.subject`,
    body: duty === 'update' ? `mail.w8benUpdate${whose}.body` : `mail.w8benAffidavit${whose}.body`,
    values: {},
  }));

type Said = { readonly subject: Word; readonly body: Word; readonly values: Readonly<Record<string, number>> };

/** The form is the customer's, not an application's: it is renewed in the app in which their account was opened. */
async function tell(
  work: UnitOfWork,
  { userId, of }: W8benAddressee,
  kind: 'w8ben-ends' | 'w8ben-changed',
  date: CalendarDate,
  say: (whose: '' | 'Of') => Said,
): Promise<void> {
  const page = { appType: await appTypeOfCustomer(work, userId), path: 'w8-ben-update' };
  const { subject, body, values } = say(of ? 'Of' : '');
  const named: Readonly<Record<string, string>> = of ? { holder: of.name } : {};
  await tellUser(work, userId, {
    kind,
    subject,
    values: named,
    body: (words, { language }) =>
      [
        words(body, {
          ...values,
          ...named,
          date: formatDate(date, language),
          link: linkTo(work, page, of?.id),
        }),
        ...(of ? [whoSigns(words, of)] : []),
      ].join(' '),
  });
}

/** Why this person is written to, and who signs. */
const whoSigns = (words: Words, { role, name }: FormHolder): string =>
  words(role === 'joint-minor' ? 'mail.w8benMinor' : 'mail.w8benAdult', { holder: name });
