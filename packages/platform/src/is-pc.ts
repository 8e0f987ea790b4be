/** The properties of `navigator` that identify a PC. */
export type DeviceHints = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Available only in Chromium. */
  readonly userAgentData?: { readonly mobile: boolean } | undefined;
};

/**
 * Returns whether the page runs on a PC rather than a phone or tablet. An iPad identifies itself as a Mac, but supports
 * several touch points.
 */
export function isPc(device: DeviceHints): boolean {
  const { userAgent, maxTouchPoints, userAgentData } = device;
  if (userAgentData?.mobile || /Android|iPhone|iPad|iPod|Mobile|HarmonyOS/i.test(userAgent)) return false;
  return !(userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
