import { answerLimitMs } from '@quayside/bridge/bridge';
import { type CommandName, minimumVersions, responseDecoders } from '@quayside/bridge/commands';
import { BridgeRefused, BridgeTimeout, BridgeUnavailable } from '@quayside/bridge/errors';
import { isVersionAtLeast } from '@quayside/platform/internals/versions';
import {
  type Check,
  type CommandOutcome,
  type Finding,
  failedFinding,
  getErrorName,
  notTried,
  passedFinding,
  undetermined,
} from '../check.ts';
import type { DoctorEnvironment } from '../environment.ts';
import { type Probe, probes } from './probes.ts';

/** The names of all commands of the bridge, so that the doctor also tests new ones. */
export const commandNames = Object.keys(responseDecoders) as readonly CommandName[];

type OfCommands = Pick<DoctorEnvironment, 'bridge' | 'hasResponse' | 'origin' | 'doctor' | 'now'>;

const shape = 'Answer JSON text, {"id", "command", "status", "data"}, with the id and the command of the message';

/** Returns the finding of a command that failed. `hasResponse` says whether the app sent any response to it. */
export function toFinding(command: CommandName, error: unknown, hasResponse: boolean): Finding {
  const { does, mayRefuse = [] }: Probe = probes[command];
  const as = (outcome: CommandOutcome, finding: Finding): Finding => ({ ...finding, outcome });
  if (error instanceof BridgeRefused) {
    const found = `Refused: ${error.reason}.`;
    return as('refused', mayRefuse.includes(error.reason) ? passedFinding(found) : failedFinding(found, does));
  }
  if (error instanceof BridgeTimeout) {
    const seconds = answerLimitMs / 1000;
    if (hasResponse) return as('misshaped', failedFinding('The app sent an invalid answer.', `${shape}. ${does}`));
    return as(
      'silent',
      failedFinding(
        `No answer within ${seconds} seconds.`,
        `Answer every message, “accepted” first where the customer is busy with it (iOS: replyHandler; Android: reply.postMessage, or quaysideAnswer(text) in the page). ${does}`,
      ),
    );
  }
  if (error instanceof BridgeUnavailable && error.reason === 'unsupported')
    return as('absent', failedFinding('The app does not know it.', does));
  if (error instanceof BridgeUnavailable && error.reason === 'app-too-old')
    return as(
      'too-old',
      undetermined(
        'Not sent, because this version of the app need not have it.',
        `From ${minimumVersions[command]} on: ${does}`,
      ),
    );
  if (error instanceof BridgeUnavailable && error.reason === 'browser')
    return as('no-app', undetermined('There is no app around the page.', 'Open this page in the app.'));
  return as(
    'broken',
    failedFinding(
      `The app’s interface failed: ${getErrorName(error)}.`,
      'postMessage of the handler must take a text and not throw, from the main frame of this origin.',
    ),
  );
}

/** Sends a command to the app, and returns whether and how the app responded. */
export async function tryCommand<C extends CommandName>(command: C, environment: OfCommands): Promise<Finding> {
  try {
    await environment.bridge.call(command, probes[command].request(environment));
    return { ...passedFinding('Answered.'), outcome: 'answered' };
  } catch (error) {
    return toFinding(command, error, environment.hasResponse(command));
  }
}

/** Returns the finding of a command before its button is pressed: only whether the app offers the command. */
export async function inspectCommand(command: CommandName, label: string, { bridge }: OfCommands): Promise<Finding> {
  if (bridge.platform === 'browser') return toFinding(command, new BridgeUnavailable(command, 'browser'), false);
  const { appVersion, commands } = await bridge.capabilities();
  if (!commands || commands.includes(command)) return { ...notTried(label), outcome: 'not-tried' };
  const reason = isVersionAtLeast(appVersion, minimumVersions[command] ?? '0') ? 'unsupported' : 'app-too-old';
  return toFinding(command, new BridgeUnavailable(command, reason), false);
}

/** Returns a check for every command of the bridge. */
export const commandChecks = (environment: OfCommands): readonly Check[] =>
  commandNames.map((command) => {
    const { press: label, does } = probes[command];
    const run = () => tryCommand(command, environment);
    const check = { id: `command.${command}`, group: 'Commands', title: command } as const;
    if (!label) return { ...check, look: run };
    return { ...check, look: () => inspectCommand(command, label, environment), press: { label, run, fix: does } };
  });
