import type { Application } from '@quayside/contract/application';
import type { FlowState } from './flow-state.ts';

type Ready = Extract<FlowState, { readonly status: 'ready' }>;

/** Holds the state that a flow's screens show, and a newer one that arrives during a navigation. */
export class ShownState {
  #shown: FlowState = { status: 'loading' };
  #arrived: Ready | undefined;
  #leaving = 0;
  /** Whether listeners have not been notified of the shown state yet. */
  #isUntold = false;
  #listeners = new Set<() => void>();

  get state(): FlowState {
    return this.#shown;
  }

  get application(): Application | undefined {
    return this.#shown.status === 'ready' ? this.#shown.application : undefined;
  }

  get newest(): Application | undefined {
    return this.#arrived?.application ?? this.application;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows a state at once or, during a navigation, with the next screen. */
  accept(state: FlowState): void {
    const isHeld = this.application && (this.#leaving > 0 || this.#arrived);
    if (isHeld && state.status === 'ready') {
      this.#arrived = state;
      return;
    }
    this.#shown = state;
    this.tell();
  }

  /** Runs `work`, which ends with a navigation, and settles as it does. Newer states are shown after `arrive`, or once `work` rejects. */
  leave = async <T>(work: () => Promise<T>): Promise<T> => {
    this.#leaving += 1;
    try {
      return await work();
    } catch (error) {
      this.arrive();
      throw error;
    } finally {
      this.#leaving -= 1;
    }
  };

  /** Shows the newest state, and notifies listeners unless `quietly` is true. */
  arrive = ({ quietly = false } = {}): void => {
    if (this.#arrived) {
      this.#shown = this.#arrived;
      this.#arrived = undefined;
      this.#isUntold = true;
    }
    if (quietly || !this.#isUntold) return;
    this.tell();
  };

  tell = (): void => {
    this.#isUntold = false;
    for (const listener of this.#listeners) listener();
  };
}
