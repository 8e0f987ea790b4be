import { type AppType, isAppType, type StockColorType } from './app-type.ts';
import { isPlatform, type Platform } from './device-type.ts';

/** The parameters from the host app or a link (START-05). Parameters with invalid values are undefined. */
export type PageParameters = {
  readonly overseaType?: string;
  /** Whether the US stock market is closed now. */
  readonly usStockTradeClose?: boolean;
  readonly appType?: AppType;
  /** 1 simplified Chinese, 2 traditional Chinese, 3 English, 4 Malay, 5 Thai, 6 Japanese. */
  readonly langType?: LangType;
  /** The campaign or partner that referred the customer. */
  readonly channelId?: string;
  /** The version of the app: digits and dots. */
  readonly appVersion?: string;
  readonly platform?: Platform;
  readonly stockColorType?: StockColorType;
  /** The id of the device, as the native app reports it. */
  readonly uuid?: string;
  /** The network type, such as `wifi` or `4g`. */
  readonly nt?: string;
  readonly token?: string;
  readonly skinType?: Skin;
};

/**
 * The number of a language, from 1 (simplified Chinese) to 6 (Japanese). `@quayside/i18n/language` maps numbers to
 * names.
 */
export type LangType = 1 | 2 | 3 | 4 | 5 | 6;
/** The values of `skinType` (SKIN-01). */
export const skins = ['white', 'black', 'blue'] as const;
/** A skin of the pages: `white`, `black` or `blue`. The host app requests it with `skinType`. */
export type Skin = (typeof skins)[number];

type Name = keyof PageParameters;
type Decoders = { readonly [N in Name]-?: (text: string) => PageParameters[N] | undefined };

const word = (text: string) => (/^[\w.-]{1,128}$/.test(text) ? text : undefined);
const number = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : undefined);
const secret = (text: string) => (/^[!-~]{1,4096}$/.test(text) ? text : undefined);

const decoders: Decoders = {
  overseaType: word,
  usStockTradeClose: (text) =>
    text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : undefined,
  appType: (text) => pick(number(text), isAppType),
  langType: (text) => pick(number(text), isLangType),
  channelId: word,
  appVersion: (text) => (/^\d{1,9}(\.\d{1,9}){0,5}$/.test(text) ? text : undefined),
  platform: (text) => pick(text.toLowerCase(), isPlatform),
  stockColorType: (text) => pick(number(text), (value): value is StockColorType => value === 1 || value === 2),
  uuid: word,
  nt: (text) => (/^[\w-]{1,16}$/.test(text) ? text.toLowerCase() : undefined),
  token: secret,
  skinType: (text) => skins.find((skin) => skin === text),
};

/** The twelve parameter names of START-05. The page reads no others. */
export const pageParameterNames = Object.keys(decoders) as readonly Name[];

/**
 * The parameters that describe the page, not its customer or device. A tab stores them, because later URLs do not
 * contain them (SKIN-01).
 */
export const storedParameterNames = [
  'overseaType',
  'usStockTradeClose',
  'appType',
  'langType',
  'channelId',
  'stockColorType',
  'skinType',
] as const satisfies readonly Name[];

/** Parameters about the device and the app. A link must not override them, because it could disable request signing. */
const appParameterNames: readonly Name[] = ['appVersion', 'platform', 'uuid', 'nt'];

/**
 * Reads the page parameters from a query (`?langType=3`) and from the user agent of a host app. The user agent contains
 * percent-encoded `name=value` pairs between spaces or semicolons (`… QuaysideApp langType=3;appVersion=1.7.0`). The
 * query has priority, except for parameters about the app. If a name occurs several times, the first value counts
 * (F27). Other names are ignored.
 */
export function readPageParameters({ search, userAgent }: { search: string; userAgent: string }): PageParameters {
  const query = new URLSearchParams(search);
  const agent = agentPairs(userAgent);
  const read = (name: Name) => {
    const decode = decoders[name];
    const fromQuery = query.has(name) ? decode(query.get(name) ?? '') : undefined;
    const fromAgent = agent.has(name) ? decode(agent.get(name) ?? '') : undefined;
    return appParameterNames.includes(name) ? (fromAgent ?? fromQuery) : (fromQuery ?? fromAgent);
  };
  const found = pageParameterNames
    .map((name) => [name, read(name)] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(found) as PageParameters;
}

/** Returns whether the page runs in the overseas app, which sends `overseaType=sg` (START-06). */
export const isOverseas = ({ overseaType }: PageParameters): boolean => overseaType === 'sg';

function agentPairs(userAgent: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const part of userAgent.slice(0, 8192).split(/[\s;()]+/)) {
    const at = part.indexOf('=');
    const name = part.slice(0, at);
    if (at > 0 && Object.hasOwn(decoders, name) && !pairs.has(name)) pairs.set(name, decodePercent(part.slice(at + 1)));
  }
  return pairs;
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const isLangType = (value: unknown): value is LangType =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6;

const pick = <T, P extends T>(value: T | undefined, is: (value: T) => value is P): P | undefined =>
  value !== undefined && is(value) ? value : undefined;
