/** The properties of `navigator` that identify a PC. */
export type DeviceHints = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Chromium reports it. */
  readonly userAgentData?: { readonly mobile: boolean } | undefined;
};

/**
 * Returns whether the page runs on a PC, which is neither phone nor tablet. An iPad reports a Mac, but supports several
 * touch points.
 */
export function isPc(device: DeviceHints): boolean {
  const { userAgent, maxTouchPoints, userAgentData } = device;
  if (userAgentData?.mobile || /Android|iPhone|iPad|iPod|Mobile|HarmonyOS/i.test(userAgent)) return false;
  return !(userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
