/** The inline scripts and styles that the Content-Security-Policy of a build must allow. */
export type PagePolicy = {
  /** `sha256-…` of each inline script in the pages of the build */
  scriptHashes: readonly string[];
  /** `sha256-…` of each inline style sheet in the pages of the build */
  styleHashes: readonly string[];
  /** Placeholder in the pages for the nonce of a response, for libraries that insert styles; absent if none does. */
  nonce?: string;
};

/** How the policy of one response differs from the strictest one. */
export type PolicySwitches = {
  /** Whether WebAssembly is allowed; only for the workers that decode HEIC and read documents. */
  webAssembly?: boolean;
  /** Nonce of this response for styles that a library inserts. */
  nonce?: string | undefined;
  /** Provider of an identity check whose frame or SDK is allowed; only on the page of the check. */
  identityGuest?: IdentityGuest | undefined;
  /** Origin that may frame the page, on a developer's machine; by default none. */
  framedBy?: string | undefined;
  /** Whether the page was requested over https; only then can the policy require https. */
  secure?: boolean;
};

/** What only the page of an identity check may load (reliability, 5.3): an SDK, or the frame of an origin or of this one (`'self'`). */
export type IdentityGuest = 'onfido' | "'self'" | `https://${string}`;

/** What Onfido's SDK loads (documentation.onfido.com/sdk/sdk-csp-guide, November 2026). The SDK inserts HTML, so its page has no trusted types. */
const onfido = {
  'script-src': ' https://sdk.onfido.com https://assets.onfido.com',
  'style-src': ' https://sdk.onfido.com',
  'font-src': ' https://sdk.onfido.com',
  'connect-src': ' https://api.onfido.com https://api.us.onfido.com https://api.ca.onfido.com',
} as const;
const onfidoFrame = 'https://sdk.onfido.com';

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');

/** Returns the Content-Security-Policy of a page: it allows the build's inline scripts and styles by hash, and other styles by nonce. */
export function contentSecurityPolicy(
  page: PagePolicy,
  { webAssembly, nonce, identityGuest, framedBy, secure }: PolicySwitches = {},
): string {
  const withSdk = identityGuest === 'onfido';
  const policy: Record<string, string> = {
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
    'frame-src': withSdk ? onfidoFrame : (identityGuest ?? "'none'"),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': framedBy ?? "'none'",
    'manifest-src': "'self'",
    ...(!withSdk && { 'require-trusted-types-for': "'script'", 'trusted-types': 'app' }),
  };
  if (withSdk) for (const [name, sources] of Object.entries(onfido)) policy[name] += sources;
  const directives = Object.entries(policy).map(([name, value]) => `${name} ${value}`);
  // Over http, the upgrade would send requests to a local server over https, which it does not support.
  if (secure) directives.push('upgrade-insecure-requests');
  return [...directives, 'report-to csp'].join('; ');
}

/** Returns the policy of another server, changed so that the origin `framedBy` may frame its pages. */
export const allowFraming = (policy: string, framedBy: string): string =>
  policy.replace("frame-ancestors 'none'", `frame-ancestors ${framedBy}`);

/** Returns the security headers of every response, whatever its type and status. `secure` says whether it was requested over https. */
export const responseHeaders = (secure: boolean, identityGuest?: IdentityGuest): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': `camera=(${camerasOf(identityGuest)}), microphone=(${camerasOf(identityGuest)}), geolocation=(), payment=(), usb=(), clipboard-read=()`,
  'Reporting-Endpoints': 'csp="/csp-report"',
  ...(secure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains; preload' }),
});

/** Returns the origins that may use the camera. A frame of another origin needs this header and its `allow` attribute. */
function camerasOf(guest: IdentityGuest | undefined): string {
  if (!guest || guest === "'self'") return 'self';
  return `self "${guest === 'onfido' ? onfidoFrame : guest}"`;
}
