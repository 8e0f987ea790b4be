import { clockSkewLimitMs, createServerClock } from '@quayside/platform/server-clock';
import { type Check, type Finding, failedFinding, passedFinding, undetermined } from '../check.ts';
import type { DoctorEnvironment } from '../environment.ts';

const unreachable =
  'Open the host’s first page in this web view: if it does not load either, look at the network of the device and at what the app blocks.';

/** Finds out which build of the host is served, by the hash in the name of its first script. A development server has no build. */
export async function checkHostBuild({ ask, base }: Pick<DoctorEnvironment, 'ask' | 'base'>): Promise<Finding> {
  const answer = await ask(base).catch(() => undefined);
  if (!answer?.ok)
    return failedFinding(`The host’s first page does not answer${answer ? ` (${answer.status})` : ''}.`, unreachable);
  const entry = /<script type="module"[^>]* src="[^"]*\/assets\/[\w-]*?-([\w-]{8})\.js/.exec(await answer.text())?.[1];
  return entry
    ? passedFinding(`Build ${entry}.`)
    : undetermined('The host is served from its sources.', 'Test against a build: npm start.');
}

/** Path of a public page of the server, whose response contains the server's time. */
const servedWithTime = '/webapp/market/help.html';

/** Compares the clock of the device with that of the server (F59). */
export async function checkClock({ ask, now }: Pick<DoctorEnvironment, 'ask' | 'now'>): Promise<Finding> {
  const clock = createServerClock(now);
  const sentAt = now();
  const answer = await ask(servedWithTime).catch(() => undefined);
  const date = answer?.headers.get('date');
  if (!answer?.ok || !date || Number.isNaN(Date.parse(date)))
    return undetermined(
      'The server did not return its time.',
      answer ? 'Forward the header Date to the page.' : unreachable,
    );
  clock.observe(date, sentAt, now());
  const seconds = Math.round(Math.abs(clock.offset()) / 1000);
  const found = seconds
    ? `The device is ${seconds} s ${clock.offset() > 0 ? 'behind' : 'ahead of'} the server.`
    : 'The device and the server agree to the second.';
  return Math.abs(clock.offset()) <= clockSkewLimitMs
    ? passedFinding(found)
    : failedFinding(
        found,
        `Set the device’s time by the network. The page corrects itself; what the app itself sends is refused beyond ${clockSkewLimitMs / 60_000} minutes. (In development the server’s clock may have been moved: see its console.)`,
      );
}

type OfPolicy = Pick<DoctorEnvironment, 'ask' | 'doctor' | 'forbidden'>;

/** Checks that the Content-Security-Policy arrives, and that the web view enforces it. */
export async function checkContentPolicy({ ask, doctor, forbidden }: OfPolicy): Promise<Finding> {
  const answer = await ask(doctor).catch(() => undefined);
  const broken = [
    ...(forbidden.inlineScript() ? ['a script in the page'] : []),
    ...(forbidden.textAsCode() ? ['text as code'] : []),
  ];
  if (broken.length)
    return failedFinding(
      `The page runs what its policy forbids: ${broken.join(', ')}.`,
      'Load pages by URL (no loadData, no loadHTMLString), and do not disable the policy.',
    );
  if (!answer?.ok) return undetermined('This page could not be requested again.', unreachable);
  return answer.headers.get('content-security-policy')
    ? passedFinding('Arrives and is enforced: no script in the page, no text as code.')
    : failedFinding(
        'The header Content-Security-Policy does not arrive.',
        'Forward every header of the server. Android: return nothing in shouldInterceptRequest.',
      );
}

/** Returns the checks of the server: build of the host, clock, and Content-Security-Policy. */
export const serverChecks = (environment: DoctorEnvironment): readonly Check[] => [
  { id: 'server.build', group: 'Server', title: 'Host build', look: () => checkHostBuild(environment) },
  { id: 'server.clock', group: 'Server', title: 'Clock', look: () => checkClock(environment) },
  {
    id: 'server.policy',
    group: 'Server',
    title: 'Content-Security-Policy',
    look: () => checkContentPolicy(environment),
  },
];
