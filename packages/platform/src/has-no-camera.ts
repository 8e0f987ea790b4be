/** Whether a device is known to have no camera; asks nobody for a permission. What a browser does not say is no reason to send anybody away. */
export async function hasNoCamera(devices: Pick<MediaDevices, 'enumerateDevices'> | undefined): Promise<boolean> {
  try {
    const found = await devices?.enumerateDevices();
    return found?.every(({ kind }) => kind !== 'videoinput') ?? false;
  } catch {
    return false;
  }
}
