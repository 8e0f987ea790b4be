import type { Language } from '@quayside/i18n/language';
import type { ServerContext } from '../server/server-context.ts';
import { randomDigits } from '../users/one-time-code.ts';
import { userIdByPhone, userIdByPhoneIfKnown } from '../users/user.ts';

export type NewCustomer = { readonly phone: string; readonly userId: string };

/** Somebody who has just registered, under a Singapore number that nobody has. */
export const newCustomer = (server: ServerContext, language: Language): Promise<NewCustomer> =>
  server.transaction(async (work) => {
    for (;;) {
      const phone = `+658${randomDigits(work.random, 7)}`;
      if (!(await userIdByPhoneIfKnown(work, phone)))
        return { phone, userId: await userIdByPhone(work, phone, language) };
    }
  });
