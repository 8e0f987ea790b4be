import { isError } from '@quayside/rules/issue';
import { type Flow, getRoutePath } from '../define-flow.ts';
import { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import { StepSession } from '../flow-runtime/session/step-session.ts';
import { FormStore } from '../form/form-store.ts';
import type { FormValues } from '../form/paths.ts';
import type { Device } from './device.ts';

/** A step on screen, with its form and session. */
type Mounted = {
  readonly step: string;
  readonly store: FormStore;
  readonly session: StepSession;
  readonly unfollow: () => void;
};

/** The app on a device, from its start to its end. Does the same as `useStep`, without React. */
export class Page {
  readonly device: Device;
  readonly runtime: FlowRuntime;
  on: Mounted | undefined;
  #running: Promise<unknown>[] = [];

  constructor(device: Device, flow: Flow) {
    this.device = device;
    this.runtime = new FlowRuntime(flow, device.services());
  }

  /** Opens `step` if it may be shown, or else the customer's current page. */
  async open(step?: string): Promise<void> {
    await this.runtime.load();
    await this.show(step ? getRoutePath(this.runtime.flow, step) : this.runtime.navigator.path);
  }

  async show(path: string): Promise<void> {
    const shown = this.runtime.navigator.redirect(path) ?? path;
    const step = this.runtime.flow.steps.find((one) => one.path === shown)?.step;
    this.#leave();
    if (!step) return;
    const store = new FormStore();
    const session = new StepSession(this.runtime, step, store);
    this.on = { step, store, session, unfollow: session.follow() };
    await session.open();
  }

  async type(values: FormValues): Promise<void> {
    const { on } = this;
    if (!on || !this.runtime.answers.canEdit(on.step)) return;
    for (const [field, value] of Object.entries(values)) on.store.write(field, value);
    await on.session.storeDraft();
  }

  /** Types the answers one question per page. Continue checks each page and saves nothing. */
  async typeByPages(values: FormValues): Promise<void> {
    const { on } = this;
    if (!on || !this.runtime.answers.canEdit(on.step)) return;
    for (const [field, value] of Object.entries(values)) {
      if (this.on !== on || on.session.conflict) return;
      await this.type({ [field]: value });
      const { session } = on;
      const going = await session.continue({
        prepare: (typed) => typed,
        destination: 'next',
        onBusy: () => undefined,
        isOnScreen: () => this.on === on,
        within: [field],
      });
      if (going.kind === 'go') throw new Error(`The page of ${field} left the step ${on.step}.`);
    }
  }

  /** Saves the step and shows the next one, as Continue does. Rejects if the call fails. */
  async goOn(): Promise<void> {
    const { on, runtime } = this;
    if (!on || on.session.conflict) return;
    if (!runtime.answers.canEdit(on.step)) return this.show(runtime.navigator.path);
    const { values } = on.store;
    if (runtime.answers.ineligible(on.step, values) || runtime.answers.check(on.step, values).some(isError)) return;
    const { issues, next } = await on.session.save(values);
    if (!issues.some(isError) && !on.store.isDirty) await this.show(next);
  }

  async back(): Promise<void> {
    if (this.on) await this.show(this.runtime.navigator.before(this.on.step) ?? this.runtime.navigator.path);
  }

  /** Waits until the saves of all left steps have ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#running);
    this.#running = [];
  }

  /** Ends the app without sending input. */
  close(): void {
    this.on?.unfollow();
    this.on = undefined;
  }

  #leave(): void {
    const { on } = this;
    if (on) this.#running.push(on.session.leave());
    this.close();
  }
}
