import { getAgreements } from '@quayside/contract/calls/opening';
import { parseLanguage } from '@quayside/i18n/language';
import { singaporeDate } from '@quayside/rules/calendar-date';
import { accountTypeOf, findApplication, openFile } from '../applications/application-record.ts';
import type { Turn } from '../server/broker.ts';
import { defineHandler } from '../server/handler.ts';
import { agreementIn, agreementsInForce } from './catalogue.ts';

export const agreementHandlers = [
  defineHandler(getAgreements, async (turn, { language, flow = 'opening' }, { headers, userId }) => {
    const accountType = userId ? await chosenAccountType(turn, userId, flow) : undefined;
    const inForce = agreementsInForce(singaporeDate(turn.now), { flow, accountType });
    return Promise.all(inForce.map((one) => agreementIn(parseLanguage(language) ?? headers.language, one)));
  }),
];

/** What the customer has chosen so far: someone with a cash account is not asked for the margin agreement. */
async function chosenAccountType(turn: Turn, userId: string, flow: string): Promise<string | undefined> {
  const row = await findApplication(turn, userId, flow);
  return row && accountTypeOf(await openFile(turn, row));
}
