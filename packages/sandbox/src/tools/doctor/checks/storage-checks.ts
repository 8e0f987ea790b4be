import { type Check, type Finding, failedFinding, getErrorName, passedFinding, undetermined } from '../check.ts';
import type { DoctorEnvironment } from '../environment.ts';

/** Name of everything that the doctor stores. */
export const doctorName = 'quayside-doctor';
const probe = `${doctorName}.probe`;
const storageFix =
  'Android: settings.domStorageEnabled = true. iOS: the default WKWebsiteDataStore, not a non-persistent one. Load the page by URL, not from a file or a text.';

export function checkStorageArea(
  { area: open }: Pick<DoctorEnvironment, 'area'>,
  name: 'localStorage' | 'sessionStorage',
): Finding {
  try {
    const store = open(name);
    store.setItem(probe, name);
    const kept = store.getItem(probe) === name;
    store.removeItem(probe);
    return kept ? passedFinding('Writes, reads, removes.') : failedFinding('Ignores writes.', storageFix);
  } catch (error) {
    return failedFinding(`Refuses: ${getErrorName(error)}.`, storageFix);
  }
}

export function checkCookies({ cookies: { read, write } }: Pick<DoctorEnvironment, 'cookies'>): Finding {
  const has = () => read().split('; ').includes(`${doctorName}=1`);
  write(`${doctorName}=1; max-age=60; samesite=lax`);
  const kept = has();
  write(`${doctorName}=; max-age=0; samesite=lax`);
  if (kept && !has()) return passedFinding('Set, read, removed.');
  return failedFinding(
    kept ? 'A cookie cannot be removed.' : 'A cookie is not stored.',
    'Android: CookieManager.setAcceptCookie(true). iOS: the web view’s own WKHTTPCookieStore. The chosen language is stored in one.',
  );
}

export async function checkDatabase({ openKept }: Pick<DoctorEnvironment, 'openKept'>): Promise<Finding> {
  try {
    const database = await openKept();
    await database.put('probe', { bytes: new Uint8Array([1, 2, 3]) });
    database.close();
    const again = await openKept();
    const read = (await again.get('probe')) as { readonly bytes?: Uint8Array } | undefined;
    again.close();
    return read?.bytes?.[2] === 3
      ? passedFinding('Writes, closes, reads again.')
      : failedFinding('Loses what is written.', storageFix);
  } catch (error) {
    return failedFinding(`Refuses: ${getErrorName(error)}.`, storageFix);
  }
}

type Sealed = { readonly key: CryptoKey; readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer };
const canary = 'what was typed';
const keyFix = `Drafts are encrypted with a key in IndexedDB that no script can read. ${storageFix}`;

async function seal(subtle: SubtleCrypto): Promise<Sealed> {
  const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { key, iv, data: await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(canary)) };
}

async function opens(subtle: SubtleCrypto, sealed: Sealed | undefined): Promise<boolean> {
  if (!sealed) return false;
  const { key, iv, data } = sealed;
  const bytes = await subtle.decrypt({ name: 'AES-GCM', iv }, key, data).catch(() => undefined);
  return new TextDecoder().decode(bytes) === canary;
}

type OfKeys = Pick<DoctorEnvironment, 'subtle' | 'openKept'>;

/** Checks that a key that cannot be extracted works after the database was closed and opened again. */
export async function checkStoredKey({ subtle, openKept }: OfKeys): Promise<Finding> {
  if (!subtle) return failedFinding('The page is offered no keys (Web Crypto).', 'Load https.');
  try {
    const database = await openKept();
    await database.put('key', await seal(subtle));
    database.close();
    const again = await openKept();
    const read = (await again.get('key')) as Sealed | undefined;
    again.close();
    if (!(await opens(subtle, read))) return failedFinding('A key does not come back from the database.', keyFix);
  } catch (error) {
    return failedFinding(`A key cannot be stored: ${getErrorName(error)}.`, keyFix);
  }
  return passedFinding('Kept, and decrypts after the database was closed; no script can read it.');
}

type OfVisits = OfKeys & Pick<DoctorEnvironment, 'area' | 'now'>;

/** Checks that the key of an earlier visit still decrypts. The first visit stores a key, and asks to come back. */
export async function checkKeyOfEarlierVisit({ subtle, openKept, area: open, now }: OfVisits): Promise<Finding> {
  const local = attempt(() => open('localStorage'));
  const before = attempt(() => local?.getItem(doctorName)) ?? undefined;
  const database = subtle && (await openKept().catch(() => undefined));
  if (!database) return failedFinding('The page cannot store a key.', keyFix);
  try {
    const earlier = (await database.get('visit')) as Sealed | undefined;
    if (await opens(subtle, earlier))
      return passedFinding(`A key of an earlier visit (${before ?? 'not dated'}) still decrypts.`);
    await database.put('visit', await seal(subtle));
    attempt(() => local?.setItem(doctorName, new Date(now()).toISOString()));
    if (before) return failedFinding(`The key of the visit of ${before} is gone; localStorage outlived it.`, keyFix);
    return undetermined(
      'This is the first visit. It stored a key.',
      'Kill the app, start it, and open this page again. If it says “first visit” once more: keep the web view’s data between starts (iOS: the default data store), and clear it only when another customer signs in.',
    );
  } catch (error) {
    return failedFinding(`A key cannot be stored: ${getErrorName(error)}.`, keyFix);
  } finally {
    database.close();
  }
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined; // storage is blocked, which the check of the area reports
  }
}

/** Returns the checks of storage areas, cookies, database and stored keys. */
export const storageChecks = (environment: DoctorEnvironment): readonly Check[] => [
  {
    id: 'storage.local',
    group: 'Storage',
    title: 'localStorage',
    look: () => checkStorageArea(environment, 'localStorage'),
  },
  {
    id: 'storage.session',
    group: 'Storage',
    title: 'sessionStorage',
    look: () => checkStorageArea(environment, 'sessionStorage'),
  },
  { id: 'storage.database', group: 'Storage', title: 'IndexedDB', look: () => checkDatabase(environment) },
  { id: 'storage.cookies', group: 'Storage', title: 'Cookies', look: () => checkCookies(environment) },
  { id: 'storage.key', group: 'Storage', title: 'Non-extractable key', look: () => checkStoredKey(environment) },
  {
    id: 'storage.outlives',
    group: 'Storage',
    title: 'Keys outlive the web view',
    look: () => checkKeyOfEarlierVisit(environment),
  },
];
