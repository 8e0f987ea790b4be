/** The name of the Trusted Types policy. The content security policy of the hosts allows it: `trusted-types app`. */
const POLICY_NAME = 'app';

/** The part of the browser's `TrustedTypes` that this file uses. TypeScript has no type for it. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
};

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Returns a `Worker` class for pages with `require-trusted-types-for 'script'`. In browsers with `trustedTypes`, its
 * constructor throws a `TypeError` for a URL of another origin. Other browsers use the URL unchanged. Call this function
 * only in the browser, because servers have no `Worker`.
 */
export const trustedWorker = (): typeof Worker =>
  class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(trusted(address), options);
    }
  };

function trusted(address: string | URL): string | URL {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy(POLICY_NAME, { createScriptURL: ownOrigin });
  return policy.createScriptURL(String(address));
}

function ownOrigin(address: string): string {
  const { origin, href } = new URL(address, document.baseURI);
  if (origin !== location.origin)
    throw new TypeError(
      'A worker must have the origin of the page. Serve the file of the worker from the same origin.',
    );
  return href;
}
