import { formatDate, singaporeDate } from '@quayside/rules/calendar-date';
import { DRAFT_LIFE } from '@quayside/rules/draft-life';
import { appAddress } from '../pages/app-address.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { tellUser } from './tell-user.ts';

/** `end`: when the draft is deleted unless somebody goes on with it; `appType`: of the app in which it was started. */
export const warnOfExpiry = (work: UnitOfWork, userId: string, { end, appType }: { end: Date; appType: number }) =>
  tellUser(work, userId, {
    kind: 'draft-expiring',
    subject: 'mail.draftExpiring.subject',
    body: (words, { language }) =>
      words('mail.draftExpiring.body', {
        date: formatDate(singaporeDate(end), language),
        link: appAddress(work, appType),
      }),
  });

export const tellOfExpiry = (work: UnitOfWork, userId: string, appType: number) =>
  tellUser(work, userId, {
    kind: 'draft-expired',
    subject: 'mail.draftExpired.subject',
    body: (words) => words('mail.draftExpired.body', { days: DRAFT_LIFE.days, link: appAddress(work, appType) }),
  });
