import type { DocumentType } from '../enumerations.ts';
import { within } from '../internal/path.ts';
import { type Issue, issue } from '../issue.ts';

/** A passport's photo page is its `front`. */
export type DocumentSide = 'front' | 'back';

/** RULE-02: every identity document is a card with a front and a back, but for the passport, whose photo page is its front, and the certificate. */
const oneSided: ReadonlySet<DocumentType> = new Set(['passport', 'birth-certificate']);

/** The pictures that a document needs, the front first (RULE-02). */
export const documentSides = (type: DocumentType): readonly DocumentSide[] =>
  oneSided.has(type) ? ['front'] : ['front', 'back'];

/** An uploaded picture; `sha256` is of its bytes. */
export type Picture = { readonly sha256: string };

/** RULE-02. `upload-document` (MSG-04) at each missing side, `front-and-back-are-the-same` when one file is given for both. */
export function checkDocumentSides(
  path: string,
  type: DocumentType,
  pictures: { readonly [S in DocumentSide]?: Picture | undefined },
): readonly Issue[] {
  const sides = documentSides(type);
  const missing = sides.filter((side) => !pictures[side]);
  if (missing.length > 0) return missing.map((side) => issue(within(path, side), 'upload-document'));
  const twice = sides.includes('back') && pictures.front?.sha256 === pictures.back?.sha256;
  return twice ? [issue(within(path, 'back'), 'front-and-back-are-the-same')] : [];
}
