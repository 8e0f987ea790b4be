/** What a browser says of the device; `navigator` has all of it. */
export type DeviceHints = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Chromium's own answer */
  readonly userAgentData?: { readonly mobile: boolean } | undefined;
};

/** Whether the page runs on a PC: no phone and no tablet. An iPad says it is a Mac, but is touched with more than one finger. */
export function isPc(device: DeviceHints): boolean {
  const { userAgent, maxTouchPoints, userAgentData } = device;
  if (userAgentData?.mobile || /Android|iPhone|iPad|iPod|Mobile|HarmonyOS/i.test(userAgent)) return false;
  return !(userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
