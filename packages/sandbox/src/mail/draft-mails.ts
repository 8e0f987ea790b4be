import { formatDate, singaporeDate } from '@quayside/rules/calendar-date';
import { DRAFT_LIFE } from '@quayside/rules/draft-life';
import { appAddress } from '../pages/app-address.ts';
import type { Turn } from '../server/broker.ts';
import { tellUser } from './tell-user.ts';

/** `end`: when the draft is deleted unless somebody goes on with it; `appType`: of the app in which it was started. */
export const warnOfExpiry = (turn: Turn, userId: string, { end, appType }: { end: Date; appType: number }) =>
  tellUser(turn, userId, {
    kind: 'draft-expiring',
    subject: 'mail.draftExpiring.subject',
    body: (words, { language }) =>
      words('mail.draftExpiring.body', {
        date: formatDate(singaporeDate(end), language),
        link: appAddress(turn, appType),
      }),
  });

export const tellOfExpiry = (turn: Turn, userId: string, appType: number) =>
  tellUser(turn, userId, {
    kind: 'draft-expired',
    subject: 'mail.draftExpired.subject',
    body: (words) => words('mail.draftExpired.body', { days: DRAFT_LIFE.days, link: appAddress(turn, appType) }),
  });
