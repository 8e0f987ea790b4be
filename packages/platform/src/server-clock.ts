/** The clock skew beyond which servers refuse signatures, in milliseconds (AWS SDK pattern, reliability F59). */
export const clockSkewLimitMs = 5 * 60 * 1000;

/** The server's time, estimated from responses. */
export type ServerClock = {
  /** The estimated server time in milliseconds since 1970. */
  readonly now: () => number;
  /** The device's time, the source of `sentAt` and `receivedAt`. */
  readonly deviceNow: () => number;
  /** Server time minus device time in milliseconds; 0 before the first response. */
  readonly offset: () => number;
  /**
   * Corrects the time by a response's `Date` header. Returns true when the correction exceeds the skew limit; then
   * retry a refused request.
   */
  readonly observe: (dateHeader: string | null | undefined, sentAt: number, receivedAt: number) => boolean;
};

/** Creates a clock that estimates the server's time. */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let offset = 0;
  return {
    now: () => deviceNow() + offset,
    deviceNow,
    offset: () => offset,
    observe(dateHeader, sentAt, receivedAt) {
      const serverTime = Date.parse(dateHeader ?? '');
      if (Number.isNaN(serverTime) || receivedAt < sentAt) return false;
      // The header has whole seconds (RFC 9110, 5.6.7), so the middle of the second is the best estimate. Smaller
      // differences prove no skew.
      const measured = serverTime + 500 - (sentAt + receivedAt) / 2;
      const uncertainty = 500 + (receivedAt - sentAt) / 2;
      const next = Math.abs(measured) <= uncertainty ? 0 : Math.round(measured);
      const moved = Math.abs(next - offset) > clockSkewLimitMs;
      offset = next;
      return moved;
    },
  };
}
