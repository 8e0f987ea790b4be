/**
 * Delays the blur handler of a field until the end of the press that caused the blur. A message that appears on blur
 * can move a button away from the pointer; the browser would then fire no click.
 */
export class DeferredBlur {
  #page: EventTarget;
  #state: 'idle' | 'pressing' = 'idle';
  #waiting: (() => void) | undefined;

  constructor(page: EventTarget) {
    this.#page = page;
  }

  /** Starts to track presses, so that `defer` can wait for the end of the current one. Call it on focus. */
  listen(): void {
    for (const [type, listener] of this.#listeners) this.#page.addEventListener(type, listener, true);
  }

  /** Calls `run` immediately, or at the end of the current press. Call it on blur. */
  defer(run: () => void): void {
    this.#waiting = run;
    if (this.#state === 'idle') this.flush();
  }

  flush = (): void => {
    this.#state = 'idle';
    if (this.#waiting) this.stop();
  };

  /** Stops tracking presses, and calls the pending function immediately. */
  stop(): void {
    for (const [type, listener] of this.#listeners) this.#page.removeEventListener(type, listener, true);
    const run = this.#waiting;
    this.#waiting = undefined;
    run?.();
  }

  #press = (): void => {
    this.flush(); // the previous press never ended
    this.#state = 'pressing';
  };

  /**
   * Ends the press in a timer. The browser dispatches the click before the timer runs, unless the pointer left the
   * target.
   */
  #release = (): void => void setTimeout(this.flush);

  #listeners = [
    ['pointerdown', this.#press],
    ['mouseup', this.#release],
    ['click', this.flush],
    ['pointercancel', this.flush],
    ['keydown', this.flush],
  ] as const;
}
