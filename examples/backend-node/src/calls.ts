import { createHash } from 'node:crypto';
import type { Call } from '@quayside/contract/call';
import { uploadLog } from '@quayside/contract/calls/log';
import * as opening from '@quayside/contract/calls/opening';
import * as user from '@quayside/contract/calls/user';
import referenceLists from '@quayside/contract/reference-lists.json' with { type: 'json' };
import * as applications from './applications.ts';
import * as logins from './logins.ts';
import { type Headers, sorted } from './requests.ts';

type Context = { user: string; token: string; header: Headers };
export type Handled = { call: Call; handle: (request: unknown, context: Context) => unknown };

/** Binds a call of the contract to its handler. The request was validated before. */
const on = <Request, Response>(
  call: Call<Request, Response>,
  handle: (request: Request, context: Context) => Response,
): Handled => ({ call: call as unknown as Call, handle: handle as Handled['handle'] });

/** The calls that this server offers. Add one here, and run `npm test`. */
export const calls: readonly Handled[] = [
  on(opening.getReferenceLists, () => referenceLists),
  on(opening.getAgreements, ({ language }) => [agreement(language)]),
  on(uploadLog, () => ({})),
  on(user.readLoginCode, ({ loginCode }, { header }) => logins.readLoginCode(loginCode, header('X-Dev-Id'))),
  on(user.exchangeLoginCode, ({ loginCode }, { header }) => logins.exchangeLoginCode(loginCode, header('X-Dev-Id'))),
  on(user.getCurrentUser, (_, context) => logins.describeUser(context.user)),
  on(user.logout, (_, { token }) => {
    logins.logOut(token);
    return {};
  }),
  on(opening.getApplication, ({ flow }, context) => applications.findApplication(context.user, flow)),
  on(opening.startApplication, ({ flow }, context) =>
    applications.startApplication(context.user, flow, Number(context.header('X-Type'))),
  ),
  on(opening.saveStep, (request, context) => applications.saveStep(context.user, request)),
  on(opening.discardApplication, ({ applicationId }, context) =>
    applications.discardApplication(context.user, applicationId),
  ),
  on(opening.submitApplication, ({ applicationId }, context) =>
    applications.submitApplication(context.user, applicationId),
  ),
];

/** Returns the client agreement, with the hash of its text. Translate the text. */
function agreement(language: string) {
  const text = {
    id: 'client-agreement',
    version: '2026-10',
    language,
    effectiveFrom: '2026-10-01',
    title: 'Client agreement',
    sections: [{ heading: 'Client agreement', paragraphs: ['This agreement is between you and the broker.'] }],
  };
  return {
    ...text,
    sha256: createHash('sha256')
      .update(JSON.stringify(sorted(text)))
      .digest('hex'),
  };
}
