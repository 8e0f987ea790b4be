import { moveClock } from './clock.ts';
import { createLoginCode, endLogins, register } from './logins.ts';
import { notFound } from './refusal.ts';
import { appSecret } from './requests.ts';

export const testPath = '/conformance/v1';

type Given = { userId: string; offsetMs: number };

const withCode = (userId: string) => ({ userId, loginCode: createLoginCode(userId) });

const requests: Record<string, (given: Given) => unknown> = {
  'GET ': () => ({ interface: 1, can: ['customer', 'clock', 'end-sessions', 'app-secret'], appSecret }),
  'POST customer': () => withCode(register()),
  'POST login-code': ({ userId }) => withCode(userId),
  'POST end-sessions': ({ userId }) => (endLogins(userId), {}),
  'PUT clock': ({ offsetMs }) => (moveClock(offsetMs), {}),
};

/** Answers the test interface, with which the conformance kit seeds data. Anyone who reaches it is every customer. */
export function answerTest(method: string, path: string, given: unknown): unknown {
  const answer = requests[`${method} ${path.slice(testPath.length).replaceAll('/', '')}`];
  if (!answer) throw notFound();
  return answer(given as Given);
}
