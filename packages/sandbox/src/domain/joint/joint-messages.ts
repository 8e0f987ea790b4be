import { formatGreetingName } from '@quayside/i18n/internals/greeted-name';
import type { Language } from '@quayside/i18n/language';
import { getAppUrl, getBrand } from '../addresses/app-address.ts';
import { sendMail } from '../messages/mailbox.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { createServerTranslator } from '../texts/server-texts.ts';
import { findUserId, readUser } from '../users/user.ts';
import { invitationLifeDays } from './invitation-row.ts';

/**
 * Sends an invitation by SMS, in the language of a recipient who has a login, otherwise in that of the sender. The link opens the account's app and works
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
  const known = await findUserId(work, phone);
  const sender = await readUser(work, from);
  const { language } = known ? await readUser(work, known) : sender;
  const words = createServerTranslator(language);
  await sendMail(work, phonePrint, {
    kind: 'invitation',
    to: phone,
    language,
    subject: '',
    body: words('sms.invitation', {
      name: formatGreetingName(name),
      from: formatGreetingName(sender.name) || words('mail.customer'),
      link: `${getAppUrl(work, appType, 'joint-sg-invitation')}#invitation=${token}`,
      count: invitationLifeDays,
    }),
  });
}

export type MessageRecipient = {
  readonly name: string;
  readonly phone: string;
  readonly phonePrint: string;
  readonly email: string;
  readonly language: Language | undefined;
};

/**
 * Sends a holder of a joint account a message from the other holder, by email, or by SMS if there is no email address. `your-turn` says that the sender has
 * submitted. `appType` is the app of the account.
 */
export async function sendHolderMessage(
  work: UnitOfWork,
  kind: 'reminder' | 'your-turn',
  { from, to, appType }: { from: string; to: MessageRecipient; appType: number },
): Promise<void> {
  const sender = await readUser(work, from);
  const language = to.language ?? sender.language;
  const words = createServerTranslator(language);
  const values = {
    name: formatGreetingName(to.name) || words('mail.customer'),
    from: formatGreetingName(sender.name) || words('mail.customer'),
  };
  const link = getAppUrl(work, appType);
  await sendMail(work, to.phonePrint, {
    kind,
    to: to.email || to.phone,
    language,
    appType,
    action: words('mail.button.continue'),
    subject: words(`mail.${kind}.subject`, values),
    body: [
      words('mail.greeting', values),
      words(`mail.${kind}.body`, { ...values, link }),
      words('mail.closing', { name: getBrand(work, appType).name }),
      words('mail.security'),
    ].join('\n\n'),
  });
}
