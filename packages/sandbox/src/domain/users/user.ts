import type { Language } from '@quayside/i18n/language';
import { isLanguage } from '@quayside/i18n/language';
import { randomId } from '@quayside/platform/internals/random-id';
import { normalisePhone } from '@quayside/rules/internals/phone';
import { eq } from 'drizzle-orm';
import { notFound } from '../../kernel/refusal.ts';
import { addAuditEntry } from '../audit/trail.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { users } from '../storage/schema.ts';
import { type CodeRequester, hashPhone, randomDigits, redeemCode } from './one-time-code.ts';

/** A user, decrypted. `name` and `email` are empty until an application contains them. */
export type User = {
  readonly id: string;
  readonly dolphinNo: string;
  readonly phone: string;
  readonly phonePrint: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly createdAt: Date;
};

/** Bit of `thirdBindBit` that says whether the user has an email address (specification, section 3). */
const EMAIL_BOUND = 1 << 8;

/** A one-time code that a customer entered, and who requested it. */
export type CodeEntry = {
  readonly phone: string;
  readonly code: string;
  readonly asker: CodeRequester;
  readonly language: Language;
};

/** Signs up or signs in by one-time code: returns the id of the user with the number, who is created if new. Throws `Refusal` as `redeemCode` does. */
export async function registerByCode(work: UnitOfWork, { phone, code, asker, language }: CodeEntry): Promise<string> {
  await redeemCode(work, await hashPhone(work, phone), asker, code);
  return getOrCreateUserId(work, phone, language);
}

/**
 * Returns the id of the user with a phone number, who is created if new. The number must be verified before. Throws `Refusal` (`invalidRequest`) if it is no
 * complete number.
 */
export async function getOrCreateUserId(work: UnitOfWork, phone: string, language: Language): Promise<string> {
  const { tables, vault, now, random } = work;
  const phonePrint = await hashPhone(work, phone);
  const [known] = await tables.select().from(users).where(eq(users.phonePrint, phonePrint));
  if (known) {
    await tables.update(users).set({ language }).where(eq(users.id, known.id));
    return known.id;
  }
  const id = randomId(random);
  const [made] = await tables
    .insert(users)
    .values({
      id,
      dolphinNo: randomDigits(random, 10),
      phonePrint,
      phone: await vault.seal(`users/phone/${id}`, normalisePhone(phone)),
      language,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  // A parallel registration created the user, or another user has the random customer number.
  if (!made) return getOrCreateUserId(work, phone, language);
  await addAuditEntry(work, { subject: id, actor: 'customer', action: 'registered' });
  return id;
}

/** Returns the id of the user with a phone number, or undefined if there is none. Throws `Refusal` (`invalidRequest`) if the number is invalid. */
export async function findUserId(work: UnitOfWork, phone: string): Promise<string | undefined> {
  const where = eq(users.phonePrint, await hashPhone(work, phone));
  const [known] = await work.tables.select({ id: users.id }).from(users).where(where);
  return known?.id;
}

/** Returns the user with an id, decrypted. Throws `Refusal` (`notFound`) if there is none. */
export async function readUser(work: UnitOfWork, id: string): Promise<User> {
  const [row] = await work.tables.select().from(users).where(eq(users.id, id));
  return openUser(work, row);
}

/** Decrypts the row of a user. Throws `Refusal` (`notFound`) for undefined, and `SealBrokenError` if a value does not decrypt. */
export async function openUser({ vault }: UnitOfWork, row: typeof users.$inferSelect | undefined): Promise<User> {
  if (!row) throw notFound();
  const { id } = row;
  return {
    id,
    dolphinNo: row.dolphinNo,
    phonePrint: row.phonePrint,
    phone: await vault.open(`users/phone/${id}`, row.phone),
    name: row.name ? await vault.open(`users/name/${id}`, row.name) : '',
    email: row.email ? await vault.open(`users/email/${id}`, row.email) : '',
    language: isLanguage(row.language) ? row.language : 'en',
    createdAt: row.createdAt,
  };
}

/** Stores the name and email address from an application in the user's profile. An empty or missing value changes nothing. */
export async function saveProfile(
  { tables, vault }: UnitOfWork,
  id: string,
  profile: { name?: string | undefined; email?: string | undefined },
) {
  const name = profile.name && (await vault.seal(`users/name/${id}`, profile.name));
  const email = profile.email && (await vault.seal(`users/email/${id}`, profile.email));
  if (name || email)
    await tables
      .update(users)
      .set({ ...(name ? { name } : {}), ...(email ? { email } : {}) })
      .where(eq(users.id, id));
}

/** Deletes the name and email address of a user, who has no application any more. */
export async function deleteProfile({ tables }: UnitOfWork, id: string): Promise<void> {
  await tables.update(users).set({ name: null, email: null }).where(eq(users.id, id));
}

/** Returns the user in the format of the call getCurrentUser (CALL-04). */
export const currentUser = ({ id, dolphinNo, name, phone, email }: User) => ({
  uuid: id,
  dolphinNo,
  userId: id,
  userName: name,
  phoneNumber: phone,
  thirdBindBit: email ? EMAIL_BOUND : 0,
});
