import { formatDate, singaporeDate } from '@quayside/rules/calendar-date';
import { DRAFT_LIFE } from '@quayside/rules/draft-life';
import { appAddress } from '../addresses/app-address.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { notifyUser } from './notify-user.ts';

/** `end`: when an unused draft is deleted. `appType`: of its app. */
export const warnOfExpiry = (work: UnitOfWork, userId: string, { end, appType }: { end: Date; appType: number }) =>
  notifyUser(work, userId, {
    kind: 'draft-expiring',
    appType,
    action: 'mail.button.continue',
    subject: 'mail.draftExpiring.subject',
    body: (words, { language }) =>
      words('mail.draftExpiring.body', {
        date: formatDate(singaporeDate(end), language),
        link: appAddress(work, appType),
      }),
  });

export const notifyOfExpiry = (work: UnitOfWork, userId: string, appType: number) =>
  notifyUser(work, userId, {
    kind: 'draft-expired',
    appType,
    action: 'mail.button.restart',
    subject: 'mail.draftExpired.subject',
    body: (words) => words('mail.draftExpired.body', { days: DRAFT_LIFE.days, link: appAddress(work, appType) }),
  });
