/**
 * Returns whether a device is known to have no camera, without asking for permission. Returns false when the browser
 * does not say.
 */
export async function hasNoCamera(devices: Pick<MediaDevices, 'enumerateDevices'> | undefined): Promise<boolean> {
  try {
    const found = await devices?.enumerateDevices();
    return found?.every(({ kind }) => kind !== 'videoinput') ?? false;
  } catch {
    return false;
  }
}
