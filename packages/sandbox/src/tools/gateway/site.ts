import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import { readPageParameters } from '@quayside/platform/page-parameters';
import { type Context, Hono } from 'hono';
import { frameScript } from '../modules/page-modules.ts';
import { type BuildFile, listBuildFiles } from './build-files.ts';
import {
  acceptedEncoding,
  type Compress,
  compressFast,
  createCompress,
  type Encoding,
  isCompressible,
} from './compression.ts';
import { detectPageLanguage, pageFile, readHostPages, readLanguageCookie } from './host-pages.ts';
import { contentSecurityPolicy, type IdentityGuest, type PolicySwitches, responseHeaders } from './security-headers.ts';

/** The build that a site serves, the path below which it does so, and the exceptions to its policy. */
export type SiteOptions = {
  /** Folder with the build of a host (`dist`). */
  folder: string;
  /** Path under which the site is served, such as `/acct/open-account/`. */
  base: string;
  /** What the page of an identity check may load; by default the page of the sandbox's own provider. */
  identityGuest?: IdentityGuest;
  /** Origin that may frame the pages: that of the launch page on a developer's machine; by default none. */
  framedBy?: string | undefined;
  /** Compresses files; the sites of several editions can share this function. */
  compress?: Compress;
};

/** The pages and assets of a host's build, as an app that responds to requests. */
export type Site = {
  app: Hono;
  /** Compresses the files that every visitor requests, so that the first visitor need not wait. */
  warm: () => Promise<void>;
};

/**
 * Creates the site of a host's build: its pages by route and language, and its assets, which browsers may cache for a year if their name has a hash. Throws
 * `MissingBuildError` if the folder does not exist.
 */
export function createSite({
  folder,
  base,
  identityGuest = "'self'",
  framedBy,
  compress = createCompress(),
}: SiteOptions): Site {
  const files = listBuildFiles(folder, compress);
  const host = readHostPages(folder);
  const app = new Hono();

  if (framedBy)
    app.get(base + frameScriptName, async (c) => {
      const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' };
      return c.body(await frameScript(), 200, headers);
    });
  app.get('/', (c) => c.redirect(base, 302));
  app.get(base.slice(0, -1), (c) => c.redirect(`${base}${new URL(c.req.url).search}`, 308));
  app.get(`${base}*`, async (c) => {
    const path = decodePath(new URL(c.req.url).pathname.slice(base.length));
    if (path === undefined) return notFound(c);
    const file = isPage(path) ? undefined : files.get(path);
    if (file) return send(c, file);
    if (path.startsWith('assets/') || extname(path)) return notFound(c);
    return sendPage(c, `/${path.replace(/\/+$/, '')}`);
  });
  app.notFound(notFound);

  function sendPage(c: Context, route: string) {
    const userAgent = c.req.header('user-agent') ?? '';
    const language = detectPageLanguage(
      {
        parameters: readPageParameters({ search: new URL(c.req.url).search, userAgent }),
        place: isAppAgent(userAgent) ? 'app' : 'browser',
        cookie: readLanguageCookie(c.req.header('cookie')),
        acceptLanguage: c.req.header('accept-language'),
      },
      host,
    );
    const page = files.get(pageFile(host, route, language) ?? '');
    return page ? send(c, page, identityRoutes.includes(route) ? identityGuest : undefined) : notFound(c);
  }

  async function send(c: Context, file: BuildFile, guest?: IdentityGuest) {
    const encoding = isCompressible(file.path) ? acceptedEncoding(c.req.header('accept-encoding')) : undefined;
    const nonce = isPage(file.path) && host.nonce ? randomBytes(16).toString('base64url') : undefined;
    const headers = headersOf(c, file, { nonce, identityGuest: guest });
    if (isCompressible(file.path))
      headers.set('Vary', isPage(file.path) ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding');
    if (!isPage(file.path)) {
      const etag = await file.etag();
      headers.set('ETag', etag);
      if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    }
    const framed = framedBy !== undefined && isPage(file.path) && c.req.header('sec-fetch-dest') === 'iframe';
    const own = { [host.nonce ?? '']: nonce, ...(framed && { '<head>': `<head>${frameTag(base, framedBy)}` }) };
    const body = nonce || framed ? await filledIn(file, own, encoding) : await file.read(encoding);
    if (encoding) headers.set('Content-Encoding', encoding);
    headers.set('Content-Length', String(body.length));
    return new Response(new Uint8Array(body), { status: 200, headers });
  }

  /** Responds with a page in which placeholders are replaced: the nonce, and in the simulator the simulated app. */
  async function filledIn(file: BuildFile, own: Readonly<Record<string, string | undefined>>, encoding?: Encoding) {
    let text = (await file.read()).toString('utf8');
    for (const [place, value] of Object.entries(own)) if (place && value) text = text.replace(place, () => value);
    return encoding ? compressFast(Buffer.from(text), encoding) : Buffer.from(text);
  }

  function headersOf(c: Context, file?: BuildFile, own: Pick<PolicySwitches, 'nonce' | 'identityGuest'> = {}) {
    const secure = isSecure(c);
    return new Headers({
      ...responseHeaders(secure, own.identityGuest),
      'Content-Security-Policy': contentSecurityPolicy(host, {
        secure,
        framedBy,
        webAssembly: file && runsWebAssembly(file.path),
        ...own,
      }),
      'Content-Type': file?.type ?? 'text/plain; charset=utf-8',
      'Cache-Control': cacheOf(file),
      // The page of a provider in a sandboxed frame has the origin "null", and fonts always require CORS.
      ...(file?.type.startsWith('font/') && { 'Access-Control-Allow-Origin': '*' }),
      // Webmail shows the picture on a page of another origin.
      ...(file?.path.endsWith('mail.png') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    });
  }

  function notFound(c: Context) {
    return new Response('Not found', { status: 404, headers: headersOf(c) });
  }

  return {
    app,
    async warm() {
      for (const file of files.values()) if (file.immutable && isCompressible(file.path)) await file.read('br');
    },
  };
}

/** File name of the script with the simulated app, which is served on a developer's machine but not part of a build. */
const frameScriptName = 'simulated-app.js';
const frameTag = (base: string, shell: string) =>
  `<script src="${base}${frameScriptName}" data-shell="${shell}"></script>`;

/** Routes of the identity check by a third party, for the first and the second holder (specification, section 2). */
const identityRoutes: readonly string[] = ['/web-onfido', '/joint-web-onfido'];

/** Returns whether a file is a page or `pages.json`. Such files are served by route, not by file name. */
const isPage = (path: string) => path.endsWith('.html') || path === 'pages.json';

const runsWebAssembly = (path: string) => /^assets\/(heic|reader)-worker-[^/]*\.js$/.test(path);

function cacheOf(file: BuildFile | undefined) {
  if (file?.immutable) return 'public, max-age=31536000, immutable';
  return file && !isPage(file.path) ? 'no-cache' : 'no-store';
}

/** Returns whether the client used TLS, which may end at a proxy before this server. */
const isSecure = (c: Context) =>
  c.req.header('x-forwarded-proto') === 'https' || new URL(c.req.url).protocol === 'https:';

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Returns whether a user agent contains page parameters, as only that of the native app does. */
const isAppAgent = (userAgent: string): boolean =>
  Object.keys(readPageParameters({ search: '', userAgent })).length > 0;
