import { getAgreements } from '@quayside/contract/calls/opening';
import { parseLanguage } from '@quayside/i18n/language';
import { singaporeDate } from '@quayside/rules/calendar-date';
import { accountTypeOf, findApplication, openFile } from '../applications/application-record.ts';
import { defineHandler } from '../server/handler.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { agreementIn, agreementsInForce } from './catalogue.ts';

export const agreementHandlers = [
  defineHandler(getAgreements, async (work, { language, flow = 'opening' }, { headers, userId }) => {
    const accountType = userId ? await chosenAccountType(work, userId, flow) : undefined;
    const inForce = agreementsInForce(singaporeDate(work.now), { flow, accountType });
    return Promise.all(inForce.map((one) => agreementIn(parseLanguage(language) ?? headers.language, one)));
  }),
];

/** What the customer has chosen so far: someone with a cash account is not asked for the margin agreement. */
async function chosenAccountType(work: UnitOfWork, userId: string, flow: string): Promise<string | undefined> {
  const row = await findApplication(work, userId, flow);
  return row && accountTypeOf(await openFile(work, row));
}
