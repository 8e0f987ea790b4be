import { isDeepStrictEqual } from 'node:util';
import { CallError } from '@quayside/api/errors';
import type { Application } from '@quayside/contract/application';
import { getHoldersBoard } from '@quayside/contract/calls/joint';
import { getApplication, saveStep, submitApplication, uploadDocument } from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { sameAnswers } from '@quayside/rules/internals/same-answers';
import { getApplicableSteps, isSatisfied, type Step, saveAnswers } from '@quayside/rules/journey';
import type { StoredDraft } from '../flow-runtime/session/device-drafts.ts';
import type { FormValues } from '../form/paths.ts';
import type { ArrivedWrite, Device } from './device.ts';
import { type JourneyName, type TestedJourney, testedJourneys } from './journeys.ts';
import type { Page } from './page.ts';

/** Thrown if the application violates an invariant. The message contains the invariant and the evidence. */
export class InvariantViolation extends Error {
  override readonly name = 'InvariantViolation';
}

const must = (holds: boolean, invariant: string, evidence: unknown = ''): void => {
  if (!holds) throw new InvariantViolation(`${invariant}\n${JSON.stringify(evidence, null, 1)}`);
};

/** What the device in use shows. */
export type ScreenState = 'app-closed' | 'no-step' | 'step' | 'conflict';

/** The state after the previous command, from which commands decide whether they can run. */
export type Model = {
  readonly journey: JourneyName;
  /** The server's application, or undefined before it is started. */
  readonly application: Application | undefined;
  readonly screen: ScreenState;
};

/** Observes devices and server, predicts the server's answers, and checks the invariants after each command. */
export class Oracle implements Model {
  readonly journey: JourneyName;
  readonly observer: Device;
  screen: ScreenState = 'app-closed';
  #tested: TestedJourney;
  #writes: () => number;
  /** The number of writes when the application was last read. */
  #readAt = -1;
  /** The key of the last comparison of rules, so that the same revision with the same missing steps is compared once. */
  #compared = '';
  #application: Application | undefined;
  /** The answers that were typed and stored on a device, and have not reached the server. */
  #typed = new Map<Device, Map<string, FormValues>>();
  #shown = new Map<Device, Map<string, FormValues[]>>();
  /** The device that last saved each step. */
  #author = new Map<string, Device>();
  #revisions = new WeakMap<Page, number>();
  #uploads = new Set<string>();
  /** The number of documents that existed before the test. */
  #documentsBefore = 0;
  #rounds = 0;

  /**
   * @param observer a device of the customer that only reads
   * @param writes returns the number of writes that reached the server
   */
  constructor(journey: JourneyName, observer: Device, writes: () => number) {
    this.journey = journey;
    this.#tested = testedJourneys[journey];
    this.observer = observer;
    this.#writes = writes;
  }

  get application(): Application | undefined {
    return this.#application;
  }

  typed(page: Page): void {
    const { on, device } = page;
    if (on?.store.isDirty) this.#of(this.#typed, device).set(on.step, on.store.values);
  }

  /** Records the answers that a screen showed. This device may then overwrite them, even if another device saved them. */
  seen(page: Page): void {
    const { on, device } = page;
    if (!on) return;
    const shown = this.#of(this.#shown, device);
    const versions = [...(shown.get(on.step) ?? [])];
    versions.push(on.store.values);
    if (on.session.conflict) versions.push(on.session.conflict.there);
    shown.set(on.step, versions);
  }

  /** Records that the customer chose the answers of the other device. */
  discarded(device: Device, step: string): void {
    this.#typed.get(device)?.delete(step);
  }

  sentBack(): void {
    this.#rounds += 1;
  }

  /** Checks that only the rejected items and the sealing steps are editable after a rejection. */
  checkOpenSteps({ runtime }: Page, rejected: ReadonlySet<string>): void {
    const open = runtime.steps.filter(({ id, seals }) => !seals && runtime.answers.canEdit(id));
    const others = open.filter(({ requirement }) => !requirement || !rejected.has(requirement));
    must(
      others.length === 0,
      'only rejected items are editable after a rejection',
      others.map(({ id }) => id),
    );
  }

  /** Checks that the page with both holders shows the state of this part. */
  async checkBoard(): Promise<void> {
    const board = await this.observer.client.call(getHoldersBoard, {});
    const part = await this.observer.client.call(getApplication, { flow: this.#tested.flow.name });
    if (!part || !board) return;
    const shown = board.holders.find(({ party }) => party === 'joint-holder')?.state;
    const sentBack = part.requirements.some(({ status }) => status === 'rejected') ? 'sent-back' : 'to-do';
    const expected = {
      draft: part.partSubmittedAt ? 'waiting' : sentBack,
      'action-needed': part.partSubmittedAt ? 'waiting' : sentBack,
      'under-review': 'under-review',
      opened: 'accepted',
      failed: 'under-review',
    }[part.state];
    must(shown === expected, 'the page with both holders shows the state of a part', {
      shown,
      expected,
      state: part.state,
    });
  }

  waitingOn(device: Device): readonly string[] {
    return [...(this.#typed.get(device)?.keys() ?? [])];
  }

  /** Checks that the screen shows the answers that were stored on the device. */
  checkShownAgain({ on, device }: Page, step: string): void {
    const typed = this.#typed.get(device)?.get(step);
    if (on?.step !== step) return; // an earlier step comes first
    must(isDeepStrictEqual(on.store.values, typed), 'a page shows the answers that were stored on the device', {
      step,
      typed,
      shown: on.store.values,
    });
  }

  /** Checks all invariants. Runs after every command. */
  async check(page: Page | undefined, device: Device): Promise<void> {
    const arrivals = device.arrivals;
    device.arrivals = [];
    const before = this.#application;
    const changed = this.#writes() !== this.#readAt;
    const after = changed
      ? ((await this.observer.client.call(getApplication, { flow: this.#tested.flow.name })) ?? undefined)
      : before;
    this.#application = after;
    if (after && !before) this.#documentsBefore = Object.keys(after.documents).length - this.#uploads.size;
    if (after && changed) {
      must(after.revision >= (before?.revision ?? 0), 'the revision never decreases', [
        before?.revision,
        after.revision,
      ]);
      if (before) this.#checkAnswers(before, after, arrivals, device);
      this.#checkOnce(after, arrivals);
    }
    if (after && page) await this.#checkRules(page, after);
    this.#readAt = this.#writes();
    this.#settleTyped(after);
    this.#checkTyped(after);
    if (page) this.#checkPage(page);
    this.screen = screenOf(page);
  }

  /** Checks that the server has the answers that the rules derive from the writes, and that no device overwrote answers that it had not shown. */
  #checkAnswers(before: Application, after: Application, arrivals: readonly ArrivedWrite[], device: Device): void {
    const seen = new Set<string>();
    let expected = before.answers;
    for (const { path, body, operation } of arrivals) {
      if (!path.endsWith(saveStep.path) || seen.has(operation)) continue;
      seen.add(operation);
      const { step, answers } = body as { step: string; answers: FormValues };
      const [had, has] = [expected[step], after.answers[step] ?? answers]; // a later save may have removed a seal

      const rule = this.#tested.steps.find(({ id }) => id === step);
      if (!rule) continue;
      const typed = this.#typed.get(device);
      if (rule.seals && sameAnswers(rule, typed?.get(step) ?? null, answers)) typed?.delete(step);
      const known = (this.#shown.get(device)?.get(step) ?? []).some((one) => sameAnswers(rule, one, had ?? null));
      const own = this.#author.get(step) === device;
      if (had && !own && this.#author.has(step) && !sameAnswers(rule, had, has))
        must(known, 'a device overwrites only answers that it has shown', { step, had, has });
      this.#author.set(step, device);
      expected = saveAnswers(this.#tested.steps, expected, step, has) as typeof expected;
      expected = this.#withoutCertification(before, rule, expected);
    }
    must(
      isDeepStrictEqual(expected, after.answers),
      'the server has the answers that the rules derive from the saves',
      {
        expected: Object.keys(expected),
        has: Object.keys(after.answers),
        saves: seen.size,
      },
    );
  }

  /** Checks that all attempts of one operation have only one effect. */
  #checkOnce(after: Application, arrivals: readonly ArrivedWrite[]): void {
    for (const { path, operation } of arrivals) if (path.endsWith(uploadDocument.path)) this.#uploads.add(operation);
    const count = Object.keys(after.documents).length;
    must(count === this.#documentsBefore + this.#uploads.size, 'a retry does not create a second document');
    const submissions = after.history.filter(({ what }) => what.startsWith('submitted')).length;
    must(submissions <= this.#rounds + 1, 'a retry does not submit a second time', after.history);
  }

  /** Checks that client and server agree on the missing and the closed steps. */
  async #checkRules({ runtime }: Page, after: Application): Promise<void> {
    const { application } = runtime;
    const open = after.state === 'draft' || after.state === 'action-needed';
    if (!open || application?.revision !== after.revision) return;
    const context = runtime.answers.context();
    const missing = getApplicableSteps(runtime.steps, context).filter((step) => !isSatisfied(step, context));
    const ids = missing.map(({ id }) => id);
    const question = [after.revision, after.state, ...ids].join();
    if (question === this.#compared) return;
    this.#compared = question;
    const request = { applicationId: after.id, revision: after.revision };
    if (missing.length > 0) {
      const refusal = await this.#refusal(() => this.observer.client.call(submitApplication, request));
      const { code, envelope } = refusal;
      const server = (envelope?.data as { steps?: unknown } | null)?.steps;
      must(isDeepStrictEqual(server, ids), 'client and server find the same missing steps', {
        code,
        client: ids,
        server,
      });
    }
    const closed = runtime.steps.filter(({ id }) => !runtime.answers.canEdit(id));
    const one = closed[after.revision % closed.length];
    if (!one) return;
    const save = { ...request, step: one.id, answers: after.answers[one.id] ?? {} };
    const refusal = await this.#refusal(() => this.observer.client.call(saveStep, save));
    must(refusal.code === codes.notAllowed, 'the server refuses a save of a closed step', {
      step: one.id,
    });
  }

  async #refusal(ask: () => Promise<unknown>): Promise<CallError> {
    const answer = await ask().catch((error: unknown) => error);
    must(answer instanceof CallError, 'the server refuses a request that the screen does not offer', answer);
    return answer as CallError;
  }

  /** Forgets typed answers that the server has, or that the device reports as unsent. */
  #settleTyped(after: Application | undefined): void {
    if (!after) return;
    for (const [device, typed] of this.#typed)
      for (const [step, values] of typed) {
        const rule = this.#tested.steps.find(({ id }) => id === step);
        const saved = after.answers[step] ?? null;
        if ((rule && sameAnswers(rule, saved, values)) || device.unsent.includes(step)) typed.delete(step);
      }
  }

  /** Checks that typed answers are saved, stored on their device, or reported as unsent. */
  #checkTyped(after: Application | undefined): void {
    for (const [device, typed] of this.#typed)
      for (const [step, values] of typed) {
        const kept = device.draftStore.get(`${this.#tested.flow.name}/${step}`) as StoredDraft | undefined;
        const there = isDeepStrictEqual(kept?.values, values);
        must(there, 'typed answers are saved, stored on the device, or reported as unsent', {
          device: device.name,
          step,
          values,
          kept: kept?.values,
          saved: after?.answers[step],
        });
      }
  }

  #checkPage(page: Page): void {
    const { application } = page.runtime;
    if (!application) return;
    const last = this.#revisions.get(page) ?? 0;
    must(application.revision >= last, 'a page never shows an older application again', [last, application.revision]);
    this.#revisions.set(page, application.revision);
    if (application.state === 'under-review')
      must(
        page.device.answers.length === 0,
        'a device has no stored answers after the submission',
        page.device.answers,
      );
  }

  #of<T>(map: Map<Device, Map<string, T>>, device: Device): Map<string, T> {
    const known = map.get(device) ?? new Map<string, T>();
    map.set(device, known);
    return known;
  }

  /** Returns the answers without the certification of a rejected form: saving the form again removes this later step of the same requirement. */
  #withoutCertification(before: Application, saved: Step, answers: Application['answers']): Application['answers'] {
    const rejected = before.requirements.some(({ id, status }) => id === saved.requirement && status === 'rejected');
    if (!rejected) return answers;
    const later = this.#tested.steps.slice(this.#tested.steps.indexOf(saved) + 1);
    const fallen = later.filter(({ requirement }) => requirement === saved.requirement).map(({ id }) => id);
    return Object.fromEntries(Object.entries(answers).filter(([id]) => !fallen.includes(id)));
  }
}

function screenOf(page: Page | undefined): ScreenState {
  if (!page) return 'app-closed';
  if (!page.on) return 'no-step';
  return page.on.session.conflict ? 'conflict' : 'step';
}
