export type PagePolicy = {
  /** `sha256-…` of every inline script that the build put into its pages */
  scriptHashes: readonly string[];
  /** `sha256-…` of every inline style sheet */
  styleHashes: readonly string[];
  /** what stands in a page where the nonce of its response goes, for libraries that inject styles; absent in builds that need none */
  nonce?: string;
};

export type PolicySwitches = {
  /** WebAssembly may be compiled: only in the response of the worker that decodes HEIC */
  webAssembly?: boolean;
  /** of this response: styles that a library injects may carry it */
  nonce?: string | undefined;
  /** the page came over https: only then may the browser be told to insist on it */
  secure?: boolean;
};

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');

/** The Content-Security-Policy of pages that a build wrote: the hash of every inline script and style, and a nonce for styles alone. */
export function contentSecurityPolicy(page: PagePolicy, { webAssembly, nonce, secure }: PolicySwitches = {}): string {
  const policy = {
    'default-src': "'none'",
    'script-src': `'self'${quoted(page.scriptHashes)}${webAssembly ? " 'wasm-unsafe-eval'" : ''}`,
    'script-src-attr': "'none'",
    'style-src': `'self'${quoted(page.styleHashes)}${nonce ? ` 'nonce-${nonce}'` : ''}`,
    'style-src-attr': "'none'",
    'img-src': "'self' blob: data:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'manifest-src': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'app dompurify',
  };
  const directives = Object.entries(policy).map(([name, value]) => `${name} ${value}`);
  // On http the upgrade would ask a local server for https that it does not speak.
  if (secure) directives.push('upgrade-insecure-requests');
  return [...directives, 'report-to csp'].join('; ');
}

/** What every response carries, whatever its type and status. */
export const responseHeaders = (secure: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), clipboard-read=()',
  'Reporting-Endpoints': 'csp="/csp-report"',
  ...(secure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains; preload' }),
});
