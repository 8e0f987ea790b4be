import type { DocumentType } from '../enumerations.ts';
import { type Issue, issue } from '../issue.ts';
import { joinPath } from '../lookups/path.ts';

/** A side of an identity document. The photo page of a passport is its `front`. */
export type DocumentSide = 'front' | 'back';

/** Documents with one side (RULE-02). All others are cards with front and back. */
const oneSided: ReadonlySet<DocumentType> = new Set(['passport', 'birth-certificate']);

/** Returns the sides of a document that need a picture, the front first (RULE-02). */
export const documentSides = (type: DocumentType): readonly DocumentSide[] =>
  oneSided.has(type) ? ['front'] : ['front', 'back'];

/** An uploaded picture. `sha256` is the hash of its bytes, in hexadecimal digits. */
export type Picture = { readonly sha256: string };

/**
 * Checks that each side of a document has a picture, and that the two pictures differ (RULE-02). Codes: `upload-document` (MSG-04) at each missing side,
 * `front-and-back-are-the-same`.
 */
export function checkDocumentSides(
  path: string,
  type: DocumentType,
  pictures: { readonly [S in DocumentSide]?: Picture | undefined },
): readonly Issue[] {
  const sides = documentSides(type);
  const missing = sides.filter((side) => !pictures[side]);
  if (missing.length > 0) return missing.map((side) => issue(joinPath(path, side), 'upload-document'));
  const twice = sides.includes('back') && pictures.front?.sha256 === pictures.back?.sha256;
  return twice ? [issue(joinPath(path, 'back'), 'front-and-back-are-the-same')] : [];
}

/** Countries with identity cards that have no machine-readable zone. */
const cardsWithoutZone: ReadonlySet<string> = new Set(['CN', 'HK', 'MO', 'TW']);

/**
 * Returns whether the back of a card has a machine-readable zone (TD1, ICAO 9303, part 5): true for cards of Vietnam with a chip (Circular 06/2021/TT-BCA) and
 * for most national identity cards, false for residence permits.
 * @param nationality ISO 3166-1 alpha-2
 */
export const hasZoneOnBack = (type: unknown, nationality: unknown): boolean =>
  type === 'cccd' ||
  (type === 'identification-card' && typeof nationality === 'string' && !cardsWithoutZone.has(nationality));
