import { getAgreements } from '@quayside/contract/calls/opening';
import { parseLanguage } from '@quayside/i18n/language';
import { singaporeDate } from '@quayside/rules/calendar-date';
import { findApplication, openFile } from '../applications/file.ts';
import { readField } from '../applications/flow-book.ts';
import type { Turn } from '../server/broker.ts';
import { defineHandler } from '../server/handler.ts';
import { agreementIn, agreementsInForce } from './catalogue.ts';

export const agreementHandlers = [
  defineHandler(getAgreements, async (turn, { language }, { headers, userId }) => {
    const inForce = agreementsInForce(singaporeDate(turn.now), userId ? await accountTypeOf(turn, userId) : undefined);
    return Promise.all(inForce.map((one) => agreementIn(parseLanguage(language) ?? headers.language, one)));
  }),
];

/** What the customer has chosen so far: someone with a cash account is not asked for the margin agreement. */
async function accountTypeOf(turn: Turn, userId: string): Promise<string | undefined> {
  const row = await findApplication(turn, userId, 'opening');
  if (!row) return undefined;
  const { flow, answers } = await openFile(turn, row);
  return readField(flow, answers, 'accountType');
}
