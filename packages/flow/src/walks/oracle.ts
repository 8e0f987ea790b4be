import { isDeepStrictEqual } from 'node:util';
import { CallError } from '@quayside/api/errors';
import type { Application } from '@quayside/contract/application';
import { getHoldersBoard } from '@quayside/contract/calls/joint';
import { getApplication, saveStep, submitApplication, uploadDocument } from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { applicable, isSatisfied, type Step, saveAnswers } from '@quayside/rules/journey';
import type { KeptAnswers } from '../flow-runtime/session/device-drafts.ts';
import { sameAnswers } from '../flow-runtime/session/same-answers.ts';
import type { Values } from '../form/paths.ts';
import type { Arrival, Device } from './device.ts';
import type { Page } from './page.ts';
import type { Walked } from './walked.ts';

/** A promise of ours that a walk found broken. */
export class InvariantViolation extends Error {
  override readonly name = 'BrokenPromise';
}

const must = (kept: boolean, promise: string, evidence: unknown = ''): void => {
  if (!kept) throw new InvariantViolation(`${promise}\n${JSON.stringify(evidence, null, 1)}`);
};

/** Watches a walk from outside: what devices hold, what the server holds, and what was on which screen. */
export class Oracle {
  readonly observer: Device;
  #walked: Walked;
  #writes: () => number;
  /** how many writes there were when the server was looked at */
  #lookedAt = -1;
  /** what was asked of the rules last: of one revision, and the same missing, the answer is the same */
  #asked = '';
  #server: Application | undefined;
  /** typed on a device and said to be kept, not yet known to be with the server */
  #typed = new Map<Device, Map<string, Values>>();
  #shown = new Map<Device, Map<string, Values[]>>();
  /** who saved a step last */
  #author = new Map<string, Device>();
  #revisions = new WeakMap<Page, number>();
  #uploads = new Set<string>();
  /** what was there before the walk */
  #documentsBefore = 0;
  #rounds = 0;

  /** `observer`: a device of the customer that only reads; `writes`: how many have come to the server. */
  constructor(walked: Walked, observer: Device, writes: () => number) {
    this.#walked = walked;
    this.observer = observer;
    this.#writes = writes;
  }

  get server(): Application | undefined {
    return this.#server;
  }

  typed(page: Page): void {
    const { on, device } = page;
    if (on?.store.touched) this.#of(this.#typed, device).set(on.step, on.store.values);
  }

  /** What was on a screen, whoever typed it, can be replaced there knowingly. */
  look(page: Page): void {
    const { on, device } = page;
    if (!on) return;
    const shown = this.#of(this.#shown, device);
    const seen = [...(shown.get(on.step) ?? [])];
    seen.push(on.store.values);
    if (on.session.conflict) seen.push(on.session.conflict.there);
    shown.set(on.step, seen);
  }

  /** The customer took the other device's answers, or it became too late to send what was typed here. */
  letGo(device: Device, step: string): void {
    this.#typed.get(device)?.delete(step);
  }

  reviewed(): void {
    this.#rounds += 1;
  }

  /** Of what was complete, just the rejected items are open, and the seals. */
  sentBack({ runtime }: Page, rejected: ReadonlySet<string>): void {
    const open = runtime.steps.filter(({ id, seals }) => !seals && runtime.canEdit(id));
    const others = open.filter(({ requirement }) => !requirement || !rejected.has(requirement));
    must(
      others.length === 0,
      'a rejection opens its items and nothing else',
      others.map(({ id }) => id),
    );
  }

  /** The board tells either holder where this part stands. */
  async board(): Promise<void> {
    const board = await this.observer.client.call(getHoldersBoard, {});
    const part = await this.observer.client.call(getApplication, { flow: this.#walked.flow.name });
    if (!part || !board) return;
    const shown = board.holders.find(({ party }) => party === 'joint-holder')?.state;
    const sentBack = part.requirements.some(({ status }) => status === 'rejected') ? 'sent-back' : 'to-do';
    const stands = {
      draft: part.handedInAt ? 'waiting' : sentBack,
      'action-needed': part.handedInAt ? 'waiting' : sentBack,
      'under-review': 'under-review',
      opened: 'accepted',
      failed: 'under-review',
    }[part.state];
    must(shown === stands, 'the board says where a part stands', { shown, stands, state: part.state });
  }

  waitingOn(device: Device): readonly string[] {
    return [...(this.#typed.get(device)?.keys() ?? [])];
  }

  /** What waited on the device is on its screen again. */
  returned({ on, device }: Page, step: string): void {
    const typed = this.#typed.get(device)?.get(step);
    if (on?.step !== step) return; // an earlier step has to be answered first
    must(isDeepStrictEqual(on.store.values, typed), 'what waited comes back', { step, typed, shown: on.store.values });
  }

  /** After everything that happens. */
  async check(page: Page | undefined, device: Device): Promise<void> {
    const arrivals = device.arrivals;
    device.arrivals = [];
    const before = this.#server;
    const changed = this.#writes() !== this.#lookedAt;
    const after = changed
      ? ((await this.observer.client.call(getApplication, { flow: this.#walked.flow.name })) ?? undefined)
      : before;
    this.#server = after;
    if (after && !before) this.#documentsBefore = Object.keys(after.documents).length - this.#uploads.size;
    if (after && changed) {
      must(after.revision >= (before?.revision ?? 0), 'the revision never goes back', [
        before?.revision,
        after.revision,
      ]);
      if (before) this.#checkAnswers(before, after, arrivals, device);
      this.#checkOnce(after, arrivals);
    }
    if (after && page) await this.#checkRules(page, after);
    this.#lookedAt = this.#writes();
    this.#settleTyped(after);
    this.#checkTyped(after);
    if (page) this.#checkPage(page);
  }

  /** The server's answers are what the rules make of the writes that arrived, and no write undid what its device never showed. */
  #checkAnswers(before: Application, after: Application, arrivals: readonly Arrival[], device: Device): void {
    const seen = new Set<string>();
    let expected = before.answers;
    for (const { path, body, operation } of arrivals) {
      if (!path.endsWith(saveStep.path) || seen.has(operation)) continue;
      seen.add(operation);
      const { step, answers } = body as { step: string; answers: Values };
      const [had, has] = [expected[step], after.answers[step] ?? answers]; // a seal may have fallen with a save behind it

      const rule = this.#walked.steps.find(({ id }) => id === step);
      if (!rule) continue;
      const typed = this.#typed.get(device);
      if (rule.seals && sameAnswers(rule, typed?.get(step) ?? null, answers)) typed?.delete(step);
      const known = (this.#shown.get(device)?.get(step) ?? []).some((one) => sameAnswers(rule, one, had ?? null));
      const own = this.#author.get(step) === device;
      if (had && !own && this.#author.has(step) && !sameAnswers(rule, had, has))
        must(known, 'nobody overwrites what another device saved without having seen it', { step, had, has });
      this.#author.set(step, device);
      expected = saveAnswers(this.#walked.steps, expected, step, has) as typeof expected;
      expected = this.#withoutFallen(before, rule, expected);
    }
    must(isDeepStrictEqual(expected, after.answers), 'the server holds what the rules make of the saves', {
      expected: Object.keys(expected),
      has: Object.keys(after.answers),
      saves: seen.size,
    });
  }

  /** However often it is tried, an operation has one effect. */
  #checkOnce(after: Application, arrivals: readonly Arrival[]): void {
    for (const { path, operation } of arrivals) if (path.endsWith(uploadDocument.path)) this.#uploads.add(operation);
    const count = Object.keys(after.documents).length;
    must(count === this.#documentsBefore + this.#uploads.size, 'a retry makes no second document');
    const submissions = after.history.filter(({ what }) => what.startsWith('submitted')).length;
    must(submissions <= this.#rounds + 1, 'a retry makes no second submission', after.history);
  }

  /** Client and server miss the same steps, and hold the same ones closed. */
  async #checkRules({ runtime }: Page, after: Application): Promise<void> {
    const { application } = runtime;
    const open = after.state === 'draft' || after.state === 'action-needed';
    if (!open || application?.revision !== after.revision) return;
    const context = runtime.context();
    const missing = applicable(runtime.steps, context).filter((step) => !isSatisfied(step, context));
    const ids = missing.map(({ id }) => id);
    const question = [after.revision, after.state, ...ids].join();
    if (question === this.#asked) return;
    this.#asked = question;
    const request = { applicationId: after.id, revision: after.revision };
    if (missing.length > 0) {
      const refusal = await this.#refusal(() => this.observer.client.call(submitApplication, request));
      const { code, envelope } = refusal;
      const server = (envelope?.data as { steps?: unknown } | null)?.steps;
      must(isDeepStrictEqual(server, ids), 'client and server miss the same steps', { code, client: ids, server });
    }
    const closed = runtime.steps.filter(({ id }) => !runtime.canEdit(id));
    const one = closed[after.revision % closed.length];
    if (!one) return;
    const save = { ...request, step: one.id, answers: after.answers[one.id] ?? {} };
    const refusal = await this.#refusal(() => this.observer.client.call(saveStep, save));
    must(refusal.code === codes.notAllowed, 'what is closed on the screen is closed at the server', { step: one.id });
  }

  async #refusal(ask: () => Promise<unknown>): Promise<CallError> {
    const answer = await ask().catch((error: unknown) => error);
    must(answer instanceof CallError, 'the server refuses what the screen refuses', answer);
    return answer as CallError;
  }

  /** What the server has is settled, and so is what the customer is told that it will not have. */
  #settleTyped(after: Application | undefined): void {
    if (!after) return;
    for (const [device, typed] of this.#typed)
      for (const [step, values] of typed) {
        const rule = this.#walked.steps.find(({ id }) => id === step);
        const saved = after.answers[step] ?? null;
        if ((rule && sameAnswers(rule, saved, values)) || device.unsent.includes(step)) typed.delete(step);
      }
  }

  /** What was typed is with the server, or waits on its device, or the customer is told. */
  #checkTyped(after: Application | undefined): void {
    for (const [device, typed] of this.#typed)
      for (const [step, values] of typed) {
        const kept = device.draftStore.get(`${this.#walked.flow.name}/${step}`) as KeptAnswers | undefined;
        const there = isDeepStrictEqual(kept?.values, values);
        must(there, 'what was typed is saved, waits on the device, or is said to be lost', {
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
    must(application.revision >= last, 'a page never goes back to an older application', [last, application.revision]);
    this.#revisions.set(page, application.revision);
    if (application.state === 'under-review')
      must(
        page.device.answers.length === 0,
        'after the submission no answers are left on the device',
        page.device.answers,
      );
  }

  #of<T>(map: Map<Device, Map<string, T>>, device: Device): Map<string, T> {
    const known = map.get(device) ?? new Map<string, T>();
    map.set(device, known);
    return known;
  }

  /** A rejected form that is filled in again leaves its certification, a later step of the same requirement, to be given again. */
  #withoutFallen(before: Application, saved: Step, answers: Application['answers']): Application['answers'] {
    const rejected = before.requirements.some(({ id, status }) => id === saved.requirement && status === 'rejected');
    if (!rejected) return answers;
    const later = this.#walked.steps.slice(this.#walked.steps.indexOf(saved) + 1);
    const fallen = later.filter(({ requirement }) => requirement === saved.requirement).map(({ id }) => id);
    return Object.fromEntries(Object.entries(answers).filter(([id]) => !fallen.includes(id)));
  }
}
