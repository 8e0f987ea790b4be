import type { Agreement } from '@quayside/contract/internals/agreement';
import type { Language } from '@quayside/i18n/language';
import type { CalendarDate } from '@quayside/values/calendar-date';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { sha256 } from '../../kernel/crypto/base64url.ts';
import type { AgreementText } from './agreement-text.ts';

type Version = {
  /** Name of the file in the folder of each language. */
  readonly id: string;
  readonly version: string;
  /** First day on which the version applies, in Singapore. */
  readonly effectiveFrom: CalendarDate;
  /** Language of the version that prevails if translations differ. */
  readonly languageOfRecord: Language;
  /** Source of the text, in the language of record. */
  readonly source: string;
  /** Names of the flows that require the agreement. */
  readonly flows: readonly string[];
  /** Account type that requires the agreement; by default every type. */
  readonly accountType?: 'margin';
};

/** A flow, and the account type once the customer has chosen it. Both determine which agreements apply. */
export type AgreementScope = { readonly flow: string; readonly accountType?: string | undefined };

const example = 'Example text. The broker’s counsel replaces it before a release.';
const first = {
  version: '2026-10',
  effectiveFrom: '2026-10-01',
  languageOfRecord: 'en',
  source: example,
} as const;
const openings = ['opening', 'joint'];

/** All versions of all agreements in reading order. A new version precedes the one that it replaces. */
const versions: readonly Version[] = [
  { id: 'client-agreement', ...first, flows: openings },
  { id: 'risk-disclosure', ...first, flows: openings },
  { id: 'privacy-consent', ...first, flows: openings },
  { id: 'w8ben-electronic-signature', ...first, flows: openings },
  {
    id: 'overseas-listed-products',
    ...first,
    source: `Risk warning statement that MAS Notice SFA 04-N12 asks for. ${example}`,
    flows: openings,
  },
  { id: 'margin-agreement', ...first, flows: [...openings, 'margin-upgrade'], accountType: 'margin' },
  { id: 'options-risk-statement', ...first, flows: ['options'] },
  // A summary, labelled as one: Form 13 (SF(LCB)R) is binding, and a broker inserts its text before a release (docs/decisions/2026-11-29-sign-the-w8ben-on-one-page.md).
  {
    id: 'futures-form-13',
    ...first,
    source: `Summary of Form 13, Securities and Futures (Licensing and Conduct of Business) Regulations. ${example}`,
    flows: ['futures'],
  },
  { id: 'futures-risk-disclosure', ...first, flows: ['futures'] },
  { id: 'cfd-agreement', ...first, flows: ['cfd'] },
  { id: 'cfd-risk-disclosure', ...first, flows: ['cfd'] },
];

/** Returns the newest version of each agreement that a flow requires on a day. While the account type is unknown, the margin agreement is included. */
export function agreementsInForce(today: CalendarDate, { flow, accountType }: AgreementScope): readonly Version[] {
  const inForce = versions.filter(({ effectiveFrom, flows }) => flows.includes(flow) && effectiveFrom <= today);
  const newest = inForce.filter(({ id }, index) => inForce.findIndex((other) => other.id === id) === index);
  return newest.filter((one) => !one.accountType || !accountType || one.accountType === accountType);
}

/** Returns the version of an agreement, or undefined if it never existed. */
export const findAgreementVersion = (id: string, version: string): Version | undefined =>
  versions.find((one) => one.id === id && one.version === version);

/** Returns the text of an agreement in a language, with the hash that a consent must match. */
export async function loadAgreement(language: Language, one: Version): Promise<Agreement> {
  const { id, version, effectiveFrom, languageOfRecord, source } = one;
  const { title, sections } = await textOf(language, id);
  const document = {
    id,
    version,
    language,
    effectiveFrom,
    languageOfRecord,
    source,
    title,
    sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
  };
  return { ...document, sha256: await hashOf(`${language} ${id} ${version}`, document) };
}

const textOf = async (language: Language, id: string): Promise<AgreementText> =>
  (await import(`./${language}/${id}.json`, { with: { type: 'json' } })).default;

/** SHA-256 hashes by language, id and version. Texts are constant while the server runs, so each is hashed only once. */
const hashes = new Map<string, Promise<string>>();

function hashOf(name: string, document: object): Promise<string> {
  const hash = hashes.get(name) ?? sha256(canonicalJson(document));
  hashes.set(name, hash);
  return hash;
}
