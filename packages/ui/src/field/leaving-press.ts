/**
 * Follows what is pressed on a page while a field has focus. What a field does when it is left may move what stands below it: an error that comes or goes, a
 * line that says what was converted. Where a press takes the focus away, that waits until the press has become a click: moved from under the pointer, a
 * button would hear the beginning of a press and not its end, which is none.
 */
export class LeavingPress {
  #page: EventTarget;
  #state: 'idle' | 'pressing' = 'idle';
  #waiting: (() => void) | undefined;

  constructor(page: EventTarget) {
    this.#page = page;
  }

  /** The field has focus. */
  watch(): void {
    for (const [type, listener] of this.#listeners) this.#page.addEventListener(type, listener, true);
  }

  /** The field has lost it. */
  leave(run: () => void): void {
    this.#waiting = run;
    if (this.#state === 'idle') this.settle();
  }

  /** Runs what waits, if anything does. */
  settle = (): void => {
    this.#state = 'idle';
    if (this.#waiting) this.stop();
  };

  /** Listens no more; what waits runs now. */
  stop(): void {
    for (const [type, listener] of this.#listeners) this.#page.removeEventListener(type, listener, true);
    const run = this.#waiting;
    this.#waiting = undefined;
    run?.();
  }

  #press = (): void => {
    this.settle(); // a press before it came to no end
    this.#state = 'pressing';
  };

  /** A click follows in the same turn, unless the pointer was moved away. */
  #release = (): void => void setTimeout(this.settle);

  #listeners = [
    ['pointerdown', this.#press],
    ['mouseup', this.#release],
    ['click', this.settle],
    ['pointercancel', this.settle],
    ['keydown', this.settle],
  ] as const;
}
