import type { Application } from '@quayside/contract/application';
import type { Agreement } from '@quayside/contract/internals/agreement';
import { type EditionCapabilities, getEditionCapabilities } from '@quayside/rules/edition-capabilities';
import type { JourneyContext } from '@quayside/rules/journey';
import type { CalendarDate } from '@quayside/values/calendar-date';

/** Returns the rules' context for an application, or a context without answers if there is no application. */
function contextOf(
  application: Application | undefined,
  agreements: readonly Agreement[],
  today: CalendarDate,
  own?: EditionCapabilities,
): JourneyContext {
  const appType = application?.appType;
  const capabilities = appType === undefined ? undefined : (getEditionCapabilities(appType) ?? own);
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
      refused: Object.fromEntries(
        requirements.flatMap(({ id, reason }) =>
          reason ? [[id, { code: reason.code, answers: application?.answers ?? {} }]] : [],
        ),
      ),
    },
    today,
  };
}

/**
 * Creates a function that returns the rules' context for an application. The function returns the same object until its arguments change, because the rules
 * cache their results by context.
 * @param own capabilities of this app, for an application of an edition that the specification does not define
 */
export function createContextCache(own?: EditionCapabilities) {
  let last: { readonly from: readonly unknown[]; readonly context: JourneyContext } | undefined;
  return (
    application: Application | undefined,
    agreements: readonly Agreement[],
    today: CalendarDate,
  ): JourneyContext => {
    const from = [application, agreements, today];
    if (!last || from.some((one, at) => one !== last?.from[at]))
      last = { from, context: contextOf(application, agreements, today, own) };
    return last.context;
  };
}
