import { formatGreetingName } from '@quayside/i18n/internals/greeted-name';
import type { W8benDuty } from '@quayside/rules/internals/certification-change';
import type { FormHolder } from '@quayside/rules/internals/w8ben-facts';
import { type CalendarDate, formatDate } from '@quayside/values/calendar-date';
import { readCustomerAppType } from '../customers/open-accounts.ts';
import { createLink } from '../mail/app-link.ts';
import { notifyUser } from '../mail/notify-user.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import type { ServerTextKey, ServerTranslator } from '../texts/server-texts.ts';
import type { W8benMailRecipient } from './form-holder.ts';

/** Reminds a user that a W-8BEN expires on `date`, or has expired. `days` is the number of days until then, negative afterwards. */
export const notifyOfW8benEnd = (
  work: UnitOfWork,
  to: W8benMailRecipient,
  { date, days }: { date: CalendarDate; days: number },
): Promise<void> =>
  notify(work, to, 'w8ben-ends', date, (whose) => ({
    subject: `mail.w8benEnds${whose}.subject`,
    body: days < 0 ? `mail.w8benEnded${whose}.body` : `mail.w8benEnds${whose}.body`,
    values: { count: days },
  }));

/** Notifies a user that a change requires a new form or an affidavit until `date` (RULE-19). */
export const notifyOfW8benChange = (
  work: UnitOfWork,
  to: W8benMailRecipient,
  { duty, date }: { duty: W8benDuty; date: CalendarDate },
): Promise<void> =>
  notify(work, to, 'w8ben-changed', date, (whose) => ({
    subject: `mail.w8benChanged${whose}.subject`,
    body: duty === 'update' ? `mail.w8benUpdate${whose}.body` : `mail.w8benAffidavit${whose}.body`,
    values: {},
  }));

type MailText = {
  readonly subject: ServerTextKey;
  readonly body: ServerTextKey;
  readonly values: Readonly<Record<string, number>>;
};

/** Sends a mail about a form. The link opens the app of the customer's account. */
async function notify(
  work: UnitOfWork,
  { userId, of }: W8benMailRecipient,
  kind: 'w8ben-ends' | 'w8ben-changed',
  date: CalendarDate,
  say: (whose: '' | 'Of') => MailText,
): Promise<void> {
  const page = { appType: await readCustomerAppType(work, userId), path: 'w8-ben-update' };
  const { subject, body, values } = say(of ? 'Of' : '');
  const named: Readonly<Record<string, string>> = of ? { holder: formatGreetingName(of.name) } : {};
  await notifyUser(work, userId, {
    kind,
    appType: page.appType,
    subject,
    values: named,
    say: (words, { language }) => ({
      action: 'mail.button.w8ben',
      body: [
        words(body, {
          ...values,
          ...named,
          date: formatDate(date, language),
          link: createLink(work, page, of?.id),
        }),
        ...(of ? [whoSigns(words, of)] : []),
      ].join(' '),
    }),
  });
}

/** Returns the sentence that says whose form the mail is about, and who signs it. */
const whoSigns = (words: ServerTranslator, { role, name }: FormHolder): string =>
  words(role === 'joint-minor' ? 'mail.w8benMinor' : 'mail.w8benAdult', {
    holder: formatGreetingName(name),
  });
