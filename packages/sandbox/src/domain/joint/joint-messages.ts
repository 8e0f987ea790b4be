import { greetedName } from '@quayside/i18n/internals/greeted-name';
import type { Language } from '@quayside/i18n/language';
import { appAddress, brandOf } from '../addresses/app-address.ts';
import { send } from '../messages/mailbox.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { wordsIn } from '../texts/words.ts';
import { readUser, userIdByPhoneIfKnown } from '../users/user.ts';
import { invitationLifeDays } from './invitation-row.ts';

/**
 * Sends the invitation by SMS, in the recipient's language, or the sender's if the recipient has no login. The link opens the account's app and works
 * only for the owner of the number.
 */
export async function sendInvitation(
  work: UnitOfWork,
  {
    from,
    phone,
    phonePrint,
    name,
    token,
    appType,
  }: { from: string; phone: string; phonePrint: string; name: string; token: string; appType: number },
): Promise<void> {
  const known = await userIdByPhoneIfKnown(work, phone);
  const sender = await readUser(work, from);
  const { language } = known ? await readUser(work, known) : sender;
  const words = wordsIn(language);
  await send(work, phonePrint, {
    kind: 'invitation',
    to: phone,
    language,
    subject: '',
    body: words('sms.invitation', {
      name: greetedName(name),
      from: greetedName(sender.name) || words('mail.customer'),
      link: `${appAddress(work, appType, 'joint-sg-invitation')}#invitation=${token}`,
      count: invitationLifeDays,
    }),
  });
}

export type Reminded = {
  readonly name: string;
  readonly phone: string;
  readonly phonePrint: string;
  readonly email: string;
  readonly language: Language | undefined;
};

/** Sends a message to the other holder. A sender requests a `reminder`; `your-turn` follows the sender's submission. `appType` is the app of the account. */
export async function sendNudge(
  work: UnitOfWork,
  kind: 'reminder' | 'your-turn',
  { from, to, appType }: { from: string; to: Reminded; appType: number },
): Promise<void> {
  const sender = await readUser(work, from);
  const language = to.language ?? sender.language;
  const words = wordsIn(language);
  const values = {
    name: greetedName(to.name) || words('mail.customer'),
    from: greetedName(sender.name) || words('mail.customer'),
  };
  const link = appAddress(work, appType);
  await send(work, to.phonePrint, {
    kind,
    to: to.email || to.phone,
    language,
    appType,
    action: words('mail.button.continue'),
    subject: words(`mail.${kind}.subject`, values),
    body: [
      words('mail.greeting', values),
      words(`mail.${kind}.body`, { ...values, link }),
      words('mail.closing', { name: brandOf(work, appType).name }),
      words('mail.security'),
    ].join('\n\n'),
  });
}
