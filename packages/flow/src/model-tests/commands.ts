import * as fc from 'fast-check';
import { type TypingKind, typingKinds } from './customer-answers.ts';
import type { Model } from './oracle.ts';
import type { Page } from './page.ts';
import type { System } from './system.ts';

/** An action of the customer, the network, the other holder or a reviewer. It runs only if `check` returns true. */
export type ModelCommand = fc.AsyncCommand<Model, System>;

type Check = (model: Readonly<Model>) => boolean;
type Run = (system: System, page: Page) => unknown;

/** Creates a command. `name` is the call that creates it, for the output of failures. */
const command = (name: string, check: Check, run: Run): ModelCommand => ({
  check,
  run: (_, system) => system.run(run),
  toString: () => name,
});

const always: Check = () => true;
/** Returns whether a step is on screen or the app is closed, which then opens first. */
const atStep: Check = ({ screen }) => screen !== 'no-step';
const inConflict: Check = ({ screen }) => screen === 'conflict';
const isOpen: Check = ({ screen }) => screen !== 'app-closed';
const isJoint: Check = ({ journey }) => journey === 'joint-holder';
const underReview: Check = ({ application }) => application?.state === 'under-review';

/** Types complete answers into the step on screen, and continues. */
export const answer = command('answer', atStep, async (system, page) => {
  await system.type(page, 'complete');
  await page.goOn();
});

/** Types complete answers into the step on screen, one question per page, and continues. */
export const answerByPages = command('answerByPages', atStep, async (system, page) => {
  await system.type(page, 'complete', 'by-pages');
  await page.goOn();
});

export const type = (kind: TypingKind): ModelCommand =>
  command(`type('${kind}')`, atStep, (system, page) => system.type(page, kind));

export const goOn = command('goOn', atStep, (_, page) => page.goOn());

/** Continues from the step on screen, and types before the response arrives. */
export const continueTyping = command('goOnTyping', atStep, (system, page) =>
  system.during(page.goOn(), () => system.type(page, 'other')),
);

/** Continues from the step on screen while an earlier read of the application is pending. */
export const continueDuringRead = command('goOnDuringRead', atStep, (system, page) => system.continueDuringRead(page));

/** Types into the same step on the other device. */
export const typeElsewhere = (kind: TypingKind): ModelCommand =>
  command(`typeElsewhere('${kind}')`, atStep, (system, page) => system.typeElsewhere(page.on?.step, kind));

export const back = command('back', atStep, (_, page) => page.back());

/** Opens the step at this index, as the links of "check your answers" do. */
export const revisit = (index: number): ModelCommand =>
  command(`revisit(${index})`, always, (system, page) => {
    const step = system.tested.steps[index];
    return step && page.show(`/${step.id}`);
  });

export const reload = command('reload', isOpen, async (system, page) => {
  await page.runtime.drafts.storeAll();
  await system.open(page.on?.step);
});

/** Ends the app without storing or sending input. */
export const kill = command('kill', isOpen, (system, page) => system.kill(page));

export const failCalls = (calls: number, answers: 'before' | 'lost'): ModelCommand =>
  command(`failCalls(${calls}, '${answers}')`, always, (system) => system.failCalls(calls, answers));

export const switchDevice = command('switchDevice', always, (system) => system.switchDevice());

/** Reloads the application, as on the return from another app. */
export const refresh = command('refresh', always, (_, page) => page.runtime.refresh());

/** Ends a conflict between two devices with the answers of this device (`here`) or of the other one. */
export const choose = (which: 'here' | 'there'): ModelCommand =>
  command(`choose('${which}')`, inConflict, (system, page) => system.choose(page, which));

export const submit = command('submit', always, (_, page) => page.runtime.submit());

/** Completes the missing or rejected steps, if they are few, and submits the application. */
export const finish = command('finish', always, (system, page) => system.finish(page));

export const submitTyping = command('submitTyping', always, (system, page) =>
  system.during(page.runtime.submit(), () => system.type(page, 'other')),
);

export const submitLeaving = command('submitLeaving', always, (system, page) =>
  system.during(page.runtime.submit(), async () => {
    await system.type(page, 'other');
    await page.back();
  }),
);

export const submitFirstHolder = command('submitFirstHolder', isJoint, (system) => system.submitFirstHolder());

export const readBoard = command('readBoard', isJoint, (system) => system.oracle.checkBoard());

/** Sends back the requirements at these indices, as a reviewer does. */
export const reject = (items: readonly number[]): ModelCommand =>
  command(`reject([${items.join(', ')}])`, underReview, (system, page) => system.reject(page, items));

export const approve = command('approve', underReview, (system) => system.review({ act: 'approve' }));

const often = (weight: number, ...all: readonly ModelCommand[]) => ({ weight, arbitrary: fc.constantFrom(...all) });

/** Returns a fast-check arbitrary for sequences of up to `maxCommands` commands. `replayPath` repeats the commands of a printed failure. */
export const commands = (maxCommands: number, replayPath?: string) =>
  fc.commands(
    [
      fc.oneof(
        often(10, answer),
        often(4, answerByPages),
        often(8, ...typingKinds.map(type)),
        often(6, ...typingKinds.map(typeElsewhere)),
        often(5, goOn),
        often(3, continueTyping, continueDuringRead),
        often(3, back),
        { weight: 4, arbitrary: fc.nat({ max: 20 }).map(revisit) },
        often(3, reload),
        often(3, kill),
        often(4, ...[1, 2, 3].flatMap((calls) => [failCalls(calls, 'before'), failCalls(calls, 'lost')])),
        often(3, switchDevice),
        often(3, refresh),
        often(4, choose('here'), choose('there')),
        often(3, submit),
        often(2, submitTyping, submitLeaving),
        often(3, finish),
        often(2, submitFirstHolder),
        often(1, readBoard),
        { weight: 3, arbitrary: fc.array(fc.nat({ max: 11 }), { minLength: 1, maxLength: 3 }).map(reject) },
        often(1, approve),
      ),
    ],
    { maxCommands, ...(replayPath ? { replayPath } : {}) },
  );
