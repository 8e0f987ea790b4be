import type { Agreement } from '@quayside/contract/agreement';
import type { Application } from '@quayside/contract/application';
import type { CalendarDate } from '@quayside/rules/calendar-date';
import { capabilitiesOf } from '@quayside/rules/edition-capabilities';
import type { JourneyContext } from '@quayside/rules/journey';

/** What the rules judge by, of an application as the server sent it; of none, that nothing is known yet. */
export function contextOf(
  application: Application | undefined,
  agreements: readonly Agreement[],
  today: CalendarDate,
): JourneyContext {
  const capabilities = application?.appType === undefined ? undefined : capabilitiesOf(application.appType);
  const requirements = application?.requirements ?? [];
  return {
    answers: application?.answers ?? {},
    facts: {
      documents: application?.documents ?? {},
      face: application?.face ?? { result: 'none', attempts: 0 },
      agreements,
      requirements: Object.fromEntries(requirements.map(({ id, status }) => [id, status])),
      ...(capabilities ? { capabilities } : {}),
      ...(application?.part ? { holder: application.part } : {}),
      ...(application?.customer ? { customer: application.customer } : {}),
      ...(application?.otherHolder ? { otherHolder: application.otherHolder } : {}),
      ...(application?.personData ? { personData: application.personData } : {}),
      ...(application?.w8ben ? { w8ben: application.w8ben } : {}),
      asks: Object.fromEntries(requirements.map(({ id, asks = [] }) => [id, asks])),
    },
    today,
  };
}
