import { compareVersions } from '@quayside/platform/internals/versions';
import { type pageParameterNames, readPageParameters } from '@quayside/platform/page-parameters';
import { type Check, type Finding, failedFinding, passedFinding, undetermined } from '../check.ts';
import type { DoctorEnvironment } from '../environment.ts';

/** Page parameters that the user agent of the app must contain (docs/native-shell.md). The other parameters may come from the link. */
const said = ['appType', 'langType', 'appVersion', 'platform', 'uuid'] as const satisfies typeof pageParameterNames;

export function checkAppPresence({ bridge }: Pick<DoctorEnvironment, 'bridge'>): Finding {
  if (bridge.platform !== 'browser') return passedFinding(`The page found the bridge of ${bridge.platform}.`);
  return failedFinding(
    'There is no app around the page.',
    'Open this page in the app. If this is the app: put the handler quaysideNative into the page before it loads, for this very origin (iOS: addScriptMessageHandler in the content world “page”; Android: addWebMessageListener).',
  );
}

export function checkUserAgent({ userAgent: agent, bridge }: Pick<DoctorEnvironment, 'userAgent' | 'bridge'>): Finding {
  const parameters = readPageParameters({ search: '', userAgent: agent });
  const missing = said.filter((name) => parameters[name] === undefined);
  if (missing.length)
    return failedFinding(
      `The user agent lacks ${missing.join(', ')}, or has it in another format.`,
      'End the user agent with “QuaysideApp/1.7.0 (appType=12;langType=3;appVersion=1.7.0;platform=ios;uuid=…)”, values percent-encoded.',
    );
  if (bridge.platform !== 'browser' && parameters.platform !== bridge.platform)
    return failedFinding(
      `The user agent has ${parameters.platform}, the bridge ${bridge.platform}.`,
      'Return the platform of the app: android, ios or electron.',
    );
  return passedFinding(said.map((name) => (name === 'uuid' ? 'uuid' : `${name} ${parameters[name]}`)).join(', '));
}

export async function checkAppVersion({
  userAgent: agent,
  bridge,
}: Pick<DoctorEnvironment, 'userAgent' | 'bridge'>): Promise<Finding> {
  const byAgent = readPageParameters({ search: '', userAgent: agent }).appVersion;
  const asked = await bridge.call('get_capabilities', {}).catch(() => undefined);
  if (!asked?.appVersion)
    return undetermined(
      byAgent ? `${byAgent} by the user agent; the app itself does not say.` : 'The app does not say its version.',
      'Answer get_capabilities with appVersion, digits and dots, and the commands that the app knows.',
    );
  if (byAgent && compareVersions(byAgent, asked.appVersion) !== 0)
    return failedFinding(
      `The user agent has ${byAgent}, the app ${asked.appVersion}.`,
      'Use the same version in both. It decides which commands the page sends.',
    );
  return passedFinding(asked.appVersion);
}

/** Returns the checks of the app: whether it is present, what its user agent contains, and its version. */
export const appChecks = (environment: DoctorEnvironment): readonly Check[] => [
  { id: 'app.bridge', group: 'App', title: 'Bridge', look: () => checkAppPresence(environment) },
  { id: 'app.user-agent', group: 'App', title: 'User agent', look: () => checkUserAgent(environment) },
  { id: 'app.version', group: 'App', title: 'App version', look: () => checkAppVersion(environment) },
];
