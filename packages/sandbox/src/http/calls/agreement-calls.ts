import { getAgreements } from '@quayside/contract/calls/opening';
import { parseLanguage } from '@quayside/i18n/language';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { agreementsInForce, loadAgreement } from '../../domain/agreements/catalogue.ts';
import { findApplication, getAccountType, openRecord } from '../../domain/applications/application-record.ts';
import type { UnitOfWork } from '../../domain/ports/server-context.ts';
import { defineHandler } from '../transport/handler.ts';

/** Handles the call that returns the agreements of a flow in a language. */
export const agreementHandlers = [
  defineHandler(getAgreements, async (work, { language, flow = 'opening' }, { headers, userId }) => {
    const accountType = userId ? await chosenAccountType(work, userId, flow) : undefined;
    const inForce = agreementsInForce(toSingaporeDate(work.now), { flow, accountType });
    return Promise.all(inForce.map((one) => loadAgreement(parseLanguage(language) ?? headers.language, one)));
  }),
];

/** Returns the account type that the user chose, or undefined. A cash account needs no margin agreement. */
async function chosenAccountType(work: UnitOfWork, userId: string, flow: string): Promise<string | undefined> {
  const row = await findApplication(work, userId, flow);
  return row && getAccountType(await openRecord(work, row));
}
