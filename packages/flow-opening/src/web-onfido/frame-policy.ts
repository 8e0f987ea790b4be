/**
 * What a provider's page may do inside our frame. Another origin keeps its own origin and its scripts (reliability 5.3); a page of ours, which the
 * sandbox's provider is, gets neither: with both it could take itself out of the frame's sandbox.
 */
export function framePolicy(url: string, page: string) {
  const { origin, href } = new URL(url, page);
  const own = origin === new URL(page).origin;
  return {
    src: href,
    sandbox: own ? 'allow-forms' : 'allow-scripts allow-same-origin allow-forms allow-popups',
    allow: own ? undefined : 'camera; microphone',
  };
}
