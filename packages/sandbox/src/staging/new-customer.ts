import type { Language } from '@quayside/i18n/language';
import type { Broker } from '../server/broker.ts';
import { randomDigits } from '../users/one-time-code.ts';
import { userIdByPhone, userIdByPhoneIfKnown } from '../users/user.ts';

export type NewCustomer = { readonly phone: string; readonly userId: string };

/** Somebody who has just registered, under a Singapore number that nobody has. */
export const newCustomer = (broker: Broker, language: Language): Promise<NewCustomer> =>
  broker.inTurn(async (turn) => {
    for (;;) {
      const phone = `+658${randomDigits(turn.random, 7)}`;
      if (!(await userIdByPhoneIfKnown(turn, phone)))
        return { phone, userId: await userIdByPhone(turn, phone, language) };
    }
  });
