/** The number of rows that render their figures in one frame. A row takes 7 ms on a slow phone (CPU 4×), including layout. */
const AT_A_TIME = 3;

type Ask = { readonly place: number; readonly give: () => void };

/**
 * Schedules when the rows of a long list render their figures: three in each frame, nearest to the middle of the screen first. Waits while the list scrolls
 * fast.
 */
export class RowRenderQueue {
  #asks = new Set<Ask>();
  #middle = 0;
  #pace: 'fling' | 'reading' = 'reading';
  #frame: number | undefined;

  /** Calls `give` when the row at the index `place` may render. Returns a function that cancels the request. */
  ask(place: number, give: () => void): () => void {
    const ask = { place, give };
    this.#asks.add(ask);
    this.#next();
    return () => this.#asks.delete(ask);
  }

  /** Stops calling rows until `goOn`. */
  pause(): void {
    this.#pace = 'fling';
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  /** Resumes calling rows. `middle` is the index of the row in the middle of the screen. */
  goOn(middle: number): void {
    this.#middle = middle;
    this.#pace = 'reading';
    this.#next();
  }

  #next(): void {
    if (this.#pace === 'fling' || this.#frame !== undefined || this.#asks.size === 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = undefined;
      const nearest = [...this.#asks].sort((a, b) => this.#from(a) - this.#from(b)).slice(0, AT_A_TIME);
      for (const ask of nearest) {
        this.#asks.delete(ask);
        ask.give();
      }
      this.#next();
    });
  }

  #from = ({ place }: Ask): number => Math.abs(place - this.#middle);
}
