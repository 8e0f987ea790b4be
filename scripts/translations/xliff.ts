import { XMLBuilder, XMLParser } from 'fast-xml-parser';

export type XliffNote = { readonly category: 'description' | 'location' | 'story' | 'picture'; readonly text: string };
export type XliffUnit = {
  readonly key: string;
  readonly source: string;
  readonly target: string | undefined;
  readonly isStale: boolean;
  readonly notes: readonly XliffNote[];
  /** The most code points that the text may have. Absent without a limit. */
  readonly limit?: number;
};
export type XliffGroup = {
  readonly name: string;
  readonly notes: readonly XliffNote[];
  readonly units: readonly XliffUnit[];
};

/** Thrown if a text is not XLIFF 2, or its sources are not English. */
export class XliffError extends Error {
  override readonly name = 'XliffError';
}

const xml = { ignoreAttributes: false, attributeNamePrefix: '@_', textNodeName: '#text' } as const;
const builder = new XMLBuilder({ ...xml, format: true, indentBy: ' ' });
const parser = new XMLParser({
  ...xml,
  trimValues: false,
  parseTagValue: false,
  isArray: (name) => ['file', 'unit'].includes(name),
});

/**
 * Returns XLIFF 2.1 (OASIS, 13 February 2018) with a `<file>` for each text group and a `<unit>` for each key. Limits
 * use its Size and Length Restriction module. `weblate` adds Weblate's own attribute for limits, which the schema does
 * not contain.
 */
export function writeXliff(language: string, groups: readonly XliffGroup[], { weblate = false } = {}): string {
  const file = groups.map(({ name, notes, units }) => ({
    '@_id': name,
    'slr:profiles': { '@_generalProfile': 'xliff:codepoints' },
    ...notesOf(notes),
    unit: units.map(({ key, source, target, isStale, notes: ofUnit, limit }) => ({
      '@_id': key,
      '@_name': `${name}/${key}`,
      ...(limit && { '@_slr:sizeRestriction': limit }),
      ...notesOf(ofUnit),
      segment: {
        ...(limit && weblate && { '@_weblate-flags': `max-length:${limit}` }),
        '@_state': isStale || target === undefined ? 'initial' : 'final',
        source: { '@_xml:space': 'preserve', '#text': source },
        ...(target !== undefined && { target: { '@_xml:space': 'preserve', '#text': target } }),
      },
    })),
  }));
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    xliff: {
      '@_xmlns': 'urn:oasis:names:tc:xliff:document:2.0',
      '@_xmlns:slr': 'urn:oasis:names:tc:xliff:sizerestriction:2.0',
      '@_version': '2.1',
      '@_srcLang': 'en',
      '@_trgLang': language,
      file,
    },
  });
}

const notesOf = (notes: readonly XliffNote[]) =>
  notes.length && { notes: { note: notes.map(({ category, text }) => ({ '@_category': category, '#text': text })) } };

type Text = string | { '#text'?: string };
type Parsed = {
  xliff?: {
    '@_srcLang'?: string;
    '@_trgLang'?: string;
    file?: { '@_id': string; unit?: { '@_id': string; segment?: { source?: Text; target?: Text } }[] }[];
  };
};

export type TranslatedUnit = {
  readonly group: string;
  readonly key: string;
  readonly source: string;
  readonly target: string;
};

/**
 * Reads the translated units of an XLIFF 2 file; leaves out those without a translation. Throws XliffError if the text
 * is not XLIFF 2 with English sources.
 */
export function readXliff(text: string): { readonly language: string; readonly units: readonly TranslatedUnit[] } {
  const { xliff } = parser.parse(text) as Parsed;
  if (!xliff?.['@_trgLang']) throw new XliffError('The file is not XLIFF 2 with a trgLang.');
  if (xliff['@_srcLang'] !== 'en') throw new XliffError('The source language (srcLang) is not English.');
  const units = (xliff.file ?? []).flatMap(({ '@_id': group, unit = [] }) =>
    unit.flatMap(({ '@_id': key, segment }) => {
      const target = wordsOf(segment?.target);
      return target ? [{ group, key, source: wordsOf(segment?.source), target }] : [];
    }),
  );
  return { language: xliff['@_trgLang'], units };
}

const wordsOf = (text: Text | undefined): string => (typeof text === 'string' ? text : (text?.['#text'] ?? ''));
