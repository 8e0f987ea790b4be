import { type CalendarDate, formatDate } from '@quayside/rules/calendar-date';
import type { W8benDuty } from '@quayside/rules/certification-change';
import { hostBase } from '../pages/page-request.ts';
import type { Turn } from '../server/broker.ts';
import { tellUser } from './tell-user.ts';

const link = ({ publicUrl }: Turn) => `${publicUrl}${hostBase}w8-ben-update`;

/** A W-8BEN ends on a day to come, or has ended: `days` until then. */
export const tellOfW8benEnd = (turn: Turn, userId: string, { date, days }: { date: CalendarDate; days: number }) =>
  tellUser(turn, userId, {
    kind: 'w8ben-ends',
    subject: 'mail.w8benEnds.subject',
    body: (words, { language }) =>
      words(days < 0 ? 'mail.w8benEnded.body' : 'mail.w8benEnds.body', {
        date: formatDate(date, language),
        days,
        link: link(turn),
      }),
  });

/** A change of account information asks for a new form or an affidavit until a day (RULE-19). */
export const tellOfW8benChange = (
  turn: Turn,
  userId: string,
  { duty, date }: { duty: W8benDuty; date: CalendarDate },
) =>
  tellUser(turn, userId, {
    kind: 'w8ben-changed',
    subject: 'mail.w8benChanged.subject',
    body: (words, { language }) =>
      words(duty === 'update' ? 'mail.w8benUpdate.body' : 'mail.w8benAffidavit.body', {
        date: formatDate(date, language),
        link: link(turn),
      }),
  });
