/**
 * Returns `src`, `sandbox` and `allow` for the provider's iframe. `skin` is passed on as `skinType`. A page of another origin may run scripts and use the
 * camera (reliability 5.3). A page of our own origin may not run scripts, because it could remove its sandbox.
 */
export function framePolicy(url: string, page: string, skin?: string) {
  const address = new URL(url, page);
  if (skin) address.searchParams.set('skinType', skin);
  const { origin, href } = address;
  const own = origin === new URL(page).origin;
  return {
    src: href,
    sandbox: own ? 'allow-forms' : 'allow-scripts allow-same-origin allow-forms allow-popups',
    allow: own ? undefined : 'camera; microphone',
  };
}
