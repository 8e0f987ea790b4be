import type { Language } from '@quayside/i18n/language';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { randomDigits } from '../../domain/users/one-time-code.ts';
import { findUserId, getOrCreateUserId } from '../../domain/users/user.ts';

/** A registered customer. `phone` is the mobile number with its calling code. */
export type NewCustomer = { readonly phone: string; readonly userId: string };

/** Registers a customer with a Singapore number that no other user has. */
export const newCustomer = (server: ServerContext, language: Language): Promise<NewCustomer> =>
  server.transaction(async (work) => {
    for (;;) {
      const phone = `+658${randomDigits(work.random, 7)}`;
      if (!(await findUserId(work, phone))) return { phone, userId: await getOrCreateUserId(work, phone, language) };
    }
  });
