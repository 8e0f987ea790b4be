/**
 * An observable value, for `useSyncExternalStore`. `set` replaces the value and calls all listeners. `subscribe`
 * returns a function that removes the listener.
 */
export class Store<T> {
  #state: T;
  #listeners = new Set<() => void>();

  constructor(state: T) {
    this.#state = state;
  }

  get state(): T {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(state: T): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
