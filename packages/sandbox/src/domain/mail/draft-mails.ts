import { DRAFT_LIFETIME } from '@quayside/rules/internals/draft-lifetime';
import { formatDate, toSingaporeDate } from '@quayside/values/calendar-date';
import { getAppUrl } from '../addresses/app-address.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { notifyUser } from './notify-user.ts';

/** Warns a user that an unused draft will be deleted at `end`. The mail has the brand of the draft's app (`appType`). */
export const warnOfExpiry = (work: UnitOfWork, userId: string, { end, appType }: { end: Date; appType: number }) =>
  notifyUser(work, userId, {
    kind: 'draft-expiring',
    appType,
    subject: 'mail.draftExpiring.subject',
    say: (words, { language }) => ({
      action: 'mail.button.continue',
      body: words('mail.draftExpiring.body', {
        date: formatDate(toSingaporeDate(end), language),
        link: getAppUrl(work, appType),
      }),
    }),
  });

/** Notifies a user that an unused draft was deleted. The mail has the brand of the draft's app (`appType`). */
export const notifyOfExpiry = (work: UnitOfWork, userId: string, appType: number) =>
  notifyUser(work, userId, {
    kind: 'draft-expired',
    appType,
    subject: 'mail.draftExpired.subject',
    say: (words) => ({
      action: 'mail.button.restart',
      body: words('mail.draftExpired.body', { count: DRAFT_LIFETIME.days, link: getAppUrl(work, appType) }),
    }),
  });
