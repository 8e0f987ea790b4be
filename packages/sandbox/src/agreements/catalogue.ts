import type { Agreement } from '@quayside/contract/agreement';
import type { Language } from '@quayside/i18n/language';
import type { CalendarDate } from '@quayside/rules/calendar-date';
import { sha256 } from '../secrets/base64url.ts';
import { canonicalJson } from '../server/canonical-json.ts';
import type { AgreementText } from './agreement-text.ts';
import { texts as en } from './en.ts';
import { texts as ja } from './ja.ts';
import { texts as ms } from './ms.ts';
import { texts as th } from './th.ts';
import { texts as zhHans } from './zh-Hans.ts';
import { texts as zhHant } from './zh-Hant.ts';

type AgreementId = keyof typeof en;

const texts: Readonly<Record<Language, Readonly<Record<AgreementId, AgreementText>>>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ms,
  th,
  ja,
};

type Version = {
  readonly id: AgreementId;
  readonly version: string;
  /** Singapore calendar date */
  readonly effectiveFrom: CalendarDate;
  /** names of the flows that ask for it */
  readonly flows: readonly string[];
  /** asked of this account type alone; everything else of everybody */
  readonly accountType?: 'margin';
};

/** Of which application: its flow, and the account type as far as it is known. */
export type AskedOf = { readonly flow: string; readonly accountType?: string | undefined };

const first = { version: '2026-10', effectiveFrom: '2026-10-01' } as const;
const openings = ['opening', 'joint'];

/** In the order in which they are read. A new version stands before the one that it replaces. */
const versions: readonly Version[] = [
  { id: 'client-agreement', ...first, flows: openings },
  { id: 'risk-disclosure', ...first, flows: openings },
  { id: 'privacy-consent', ...first, flows: openings },
  { id: 'w8ben-electronic-signature', ...first, flows: openings },
  { id: 'overseas-listed-products', ...first, flows: openings },
  { id: 'margin-agreement', ...first, flows: [...openings, 'margin-upgrade'], accountType: 'margin' },
  { id: 'options-risk-statement', ...first, flows: ['options'] },
  // A summary of ours, which says so: Form 13 (SF(LCB)R) binds, and a broker puts its words here before a release (decision "The words of the law").
  { id: 'futures-form-13', ...first, flows: ['futures'] },
  { id: 'futures-risk-disclosure', ...first, flows: ['futures'] },
  { id: 'cfd-agreement', ...first, flows: ['cfd'] },
  { id: 'cfd-risk-disclosure', ...first, flows: ['cfd'] },
];

/**
 * The agreements that a flow asks for on a day, each in its newest version; the margin agreement only where the account is a margin account, or its type is
 * not known.
 */
export function agreementsInForce(today: CalendarDate, { flow, accountType }: AskedOf): readonly Version[] {
  const begun = versions.filter(({ effectiveFrom, flows }) => flows.includes(flow) && effectiveFrom <= today);
  const newest = begun.filter(({ id }, index) => begun.findIndex((other) => other.id === id) === index);
  return newest.filter((one) => !one.accountType || !accountType || one.accountType === accountType);
}

/** A version that was ever in force; undefined for any other. */
export const agreementOf = (id: string, version: string): Version | undefined =>
  versions.find((one) => one.id === id && one.version === version);

/** The words of an agreement as they cross the wire, with the hash that a consent can be held against. */
export async function agreementIn(language: Language, { id, version, effectiveFrom }: Version): Promise<Agreement> {
  const { title, sections } = texts[language][id];
  const document = {
    id,
    version,
    language,
    effectiveFrom,
    title,
    sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
  };
  return { ...document, sha256: await hashOf(`${language} ${id} ${version}`, document) };
}

/** A version's words do not change while the server runs: each is hashed once. */
const hashes = new Map<string, Promise<string>>();

function hashOf(name: string, document: object): Promise<string> {
  const hash = hashes.get(name) ?? sha256(canonicalJson(document));
  hashes.set(name, hash);
  return hash;
}
