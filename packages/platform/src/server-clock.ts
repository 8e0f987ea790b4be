/** The clock skew in milliseconds beyond which servers refuse signatures (AWS SDK pattern, reliability F59). */
export const clockSkewLimitMs = 5 * 60 * 1000;

/** A clock that estimates the server's time from the `Date` headers of its responses. */
export type ServerClock = {
  /** The estimated time of the server in milliseconds since 1970. */
  readonly now: () => number;
  /** The time of the device in milliseconds since 1970, for `sentAt` and `receivedAt`. */
  readonly deviceNow: () => number;
  /** The time of the server minus the time of the device, in milliseconds. It is 0 before the first response. */
  readonly offset: () => number;
  /**
   * Corrects the time by the `Date` header of a response. `sentAt` and `receivedAt` are times of the device. Returns
   * true if the correction exceeds the skew limit; a request that was refused can then be retried.
   */
  readonly observe: (dateHeader: string | null | undefined, sentAt: number, receivedAt: number) => boolean;
};

/** Creates a clock with an offset of 0. `observe` then corrects it by the `Date` headers of responses. */
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
      // differences do not prove a skew.
      const measured = serverTime + 500 - (sentAt + receivedAt) / 2;
      const uncertainty = 500 + (receivedAt - sentAt) / 2;
      const next = Math.abs(measured) <= uncertainty ? 0 : Math.round(measured);
      const moved = Math.abs(next - offset) > clockSkewLimitMs;
      offset = next;
      return moved;
    },
  };
}
