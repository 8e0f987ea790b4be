export type PagePolicy = {
  /** `sha256-…` of every inline script that the build put into its pages */
  scriptHashes: readonly string[];
  /** `sha256-…` of every inline style sheet */
  styleHashes: readonly string[];
  /** what stands in a page where the nonce of its response goes, for libraries that inject styles; absent in builds that need none */
  nonce?: string;
};

export type PolicySwitches = {
  /** WebAssembly may be compiled: only in the responses of the workers that decode HEIC and read documents */
  webAssembly?: boolean;
  /** of this response: styles that a library injects may carry it */
  nonce?: string | undefined;
  /** of the identity check's page alone */
  identityGuest?: IdentityGuest | undefined;
  /** the origin that may show the page in a frame, on a developer's machine alone; nobody where it is absent */
  framedBy?: string | undefined;
  /** the page came over https: only then may the browser be told to insist on it */
  secure?: boolean;
};

/** Whose page (an origin, `'self'`), or whose SDK, the page of an identity check lets in; no other page does (reliability, 5.3). */
export type IdentityGuest = 'onfido' | "'self'" | `https://${string}`;

/** Onfido's guide to policies (documentation.onfido.com/sdk/sdk-csp-guide, November 2026); its SDK writes markup of its own, so no trusted types there. */
const onfido = {
  'script-src': ' https://sdk.onfido.com https://assets.onfido.com',
  'style-src': ' https://sdk.onfido.com',
  'font-src': ' https://sdk.onfido.com',
  'connect-src': ' https://api.onfido.com https://api.us.onfido.com https://api.ca.onfido.com',
} as const;
const onfidoFrame = 'https://sdk.onfido.com';

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');

/** The Content-Security-Policy of pages that a build wrote: the hash of every inline script and style, and a nonce for styles alone. */
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
  // On http the upgrade would ask a local server for https that it does not speak.
  if (secure) directives.push('upgrade-insecure-requests');
  return [...directives, 'report-to csp'].join('; ');
}

/** A policy of the server behind, with the same switch. */
export const withFrame = (policy: string, framedBy: string): string =>
  policy.replace("frame-ancestors 'none'", `frame-ancestors ${framedBy}`);

/** What every response carries, whatever its type and status. */
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

/** A frame of another origin gets the camera only where its page's policy and the frame's `allow` both say so. */
function camerasOf(guest: IdentityGuest | undefined): string {
  if (!guest || guest === "'self'") return 'self';
  return `self "${guest === 'onfido' ? onfidoFrame : guest}"`;
}
