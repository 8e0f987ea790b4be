import type { Language } from '@quayside/i18n/language';
import { send } from '../mail/mailbox.ts';
import { appAddress } from '../pages/app-address.ts';
import type { Turn } from '../server/broker.ts';
import { wordsIn } from '../texts/words.ts';
import { readUser, userIdByPhoneIfKnown } from '../users/user.ts';
import { invitationLifeDays } from './invitation-row.ts';

/** By SMS, in the language of the invited where they are a customer already, else of the one who invites. The link leads to the account's app and is good for the owner of the number alone. */
export async function sendInvitation(
  turn: Turn,
  {
    from,
    phone,
    phonePrint,
    name,
    token,
    appType,
  }: { from: string; phone: string; phonePrint: string; name: string; token: string; appType: number },
): Promise<void> {
  const known = await userIdByPhoneIfKnown(turn, phone);
  const sender = await readUser(turn, from);
  const { language } = known ? await readUser(turn, known) : sender;
  const words = wordsIn(language);
  await send(turn, phonePrint, {
    kind: 'invitation',
    to: phone,
    language,
    subject: '',
    body: words('sms.invitation', {
      name,
      from: sender.name || words('mail.customer'),
      link: `${appAddress(turn, appType, 'joint-sg-invitation')}#invitation=${token}`,
      days: invitationLifeDays,
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

/** `reminder`: the other holder has asked for it; `your-turn`: the other holder is done. `appType`: of the account's app. */
export async function sendNudge(
  turn: Turn,
  kind: 'reminder' | 'your-turn',
  { from, to, appType }: { from: string; to: Reminded; appType: number },
): Promise<void> {
  const sender = await readUser(turn, from);
  const language = to.language ?? sender.language;
  const words = wordsIn(language);
  const values = { name: to.name || words('mail.customer'), from: sender.name || words('mail.customer') };
  const link = appAddress(turn, appType);
  await send(turn, to.phonePrint, {
    kind,
    to: to.email || to.phone,
    language,
    subject: words(`mail.${kind}.subject`, values),
    body: [words('mail.greeting', values), words(`mail.${kind}.body`, { ...values, link }), words('mail.closing')].join(
      '\n\n',
    ),
  });
}
