import * as joint from '@quayside/contract/calls/joint';
import type { TestClient } from './client.ts';
import { TestPart } from './joint.ts';
import { TestOpening } from './opening.ts';
import type { TestSandbox } from './test-sandbox.ts';

/** Name of the first holder in tests. */
export const firstHolderName = 'LIM WEI MING';

type Mail = { readonly kind: string; readonly to: string; readonly body: string };
type Person = Awaited<ReturnType<TestSandbox['customer']>>;

/** Returns functions that act as two holders and their reviewer. */
export function createHolders(sandbox: () => TestSandbox) {
  const review = (applicationId: string, act: Record<string, string>) =>
    sandbox().api('POST', '/review', { applicationId, ...act });
  const boardOf = async (client: TestClient) => {
    const board = await client.call(joint.getHoldersBoard, {});
    if (!board) throw new Error('There is no board.');
    return board;
  };
  const first = async (holders: 'joint-adult' | 'joint-minor', accountType: 'cash' | 'margin' = 'cash') => {
    const client = await sandbox().customer();
    const opening = await TestOpening.start(client);
    await opening.fillIn({ 'choose-account': { tier: 'standard', holders } }, accountType);
    return { client, opening };
  };
  const mailsOf = async (phone: string, wanted: string) => {
    const path = `/mails?phone=${encodeURIComponent(phone)}`;
    const mails = await sandbox().api<Mail[]>('GET', path);
    return mails.filter(({ kind }) => kind === wanted);
  };
  const linkTo = async (phone: string) => {
    const [mail] = await mailsOf(phone, 'invitation');
    return /invitation=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  };
  const invite = async (opening: TestOpening, mobile: string, name = 'Tan Mei Ling') =>
    opening.client.call(joint.inviteHolder, { applicationId: opening.id, name, mobile });
  const accepted = async (opening: TestOpening): Promise<{ person: Person; part: TestPart }> => {
    const person = await sandbox().customer();
    await invite(opening, person.phone);
    const application = await person.call(joint.acceptInvitation, { token: await linkTo(person.phone) });
    return { person, part: new TestPart(person, application) };
  };
  /** Signs a holder in again, because the login ended during a day without a call. */
  const signInAgain = (person: Person) =>
    person.signIn(person.phone, async (phone) => {
      const { code } = await sandbox().api<{ code: string }>('GET', `/code?phone=${encodeURIComponent(phone)}`);
      return code;
    });
  return { review, signInAgain, boardOf, first, mailsOf, linkTo, invite, accepted };
}
