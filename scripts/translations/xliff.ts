import { XMLBuilder, XMLParser } from 'fast-xml-parser';

/** `category` is XLIFF's kind of a note: `description`, `location`, `story`. */
export type Note = { readonly category: string; readonly text: string };
export type Unit = {
  readonly key: string;
  readonly source: string;
  readonly target: string | undefined;
  /** whether the English has changed since it was translated */
  readonly isStale: boolean;
  readonly notes: readonly Note[];
  /** the most code points of a translation */
  readonly limit?: number;
};
export type Group = { readonly name: string; readonly notes: readonly Note[]; readonly units: readonly Unit[] };

/** Something in a file is no XLIFF 2 of ours; the message says what. */
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
 * Returns the XLIFF 2.1 of one language: a `<file>` for each text group, a `<unit>` for each key (OASIS, 13 February 2018).
 * Limits follow its Size and Length Restriction module. Weblate reads them only from an attribute of its own, which
 * `weblate` adds and validators refuse.
 */
export function writeXliff(language: string, groups: readonly Group[], { weblate = false } = {}): string {
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

const notesOf = (notes: readonly Note[]) =>
  notes.length && { notes: { note: notes.map(({ category, text }) => ({ '@_category': category, '#text': text })) } };

type Text = string | { '#text'?: string };
type Parsed = {
  xliff?: {
    '@_srcLang'?: string;
    '@_trgLang'?: string;
    file?: { '@_id': string; unit?: { '@_id': string; segment?: { source?: Text; target?: Text } }[] }[];
  };
};

export type Translated = {
  readonly group: string;
  readonly key: string;
  readonly source: string;
  readonly target: string;
};

/** Reads an XLIFF 2 file, as a translator's tool wrote it. Units without a translation are left out. Throws XliffError. */
export function readXliff(text: string): { readonly language: string; readonly units: readonly Translated[] } {
  const { xliff } = parser.parse(text) as Parsed;
  if (!xliff?.['@_trgLang']) throw new XliffError('This is no XLIFF 2 file with a trgLang.');
  if (xliff['@_srcLang'] !== 'en') throw new XliffError('Its source language (srcLang) is not English.');
  const units = (xliff.file ?? []).flatMap(({ '@_id': group, unit = [] }) =>
    unit.flatMap(({ '@_id': key, segment }) => {
      const target = wordsOf(segment?.target);
      return target ? [{ group, key, source: wordsOf(segment?.source), target }] : [];
    }),
  );
  return { language: xliff['@_trgLang'], units };
}

const wordsOf = (text: Text | undefined): string => (typeof text === 'string' ? text : (text?.['#text'] ?? ''));
