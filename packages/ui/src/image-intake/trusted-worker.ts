/** Its name stands in the policy of the hosts: `trusted-types app` (reliability, 5.1). */
const POLICY_NAME = 'app';

/** As far as it is used here; what its policies make passes for a string wherever an address is expected. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
};

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * The page's Worker, for pages under `require-trusted-types-for 'script'`, where an address alone throws: it trusts addresses of the page's own origin
 * and no others. Where there are no trusted types, it is the browser's. Called when a worker is needed, because servers have none to extend.
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
    throw new TypeError('A worker is started from the own origin alone. Serve its file beside the page.');
  return href;
}
