/**
 * Returns the attributes of the provider's iframe. `src` contains the skin of this page as `skinType`. A foreign origin may run scripts with its own origin
 * (reliability 5.3). A page of our own origin, such as the sandbox's provider, may not, because it could remove its sandbox.
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
