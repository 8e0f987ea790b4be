import {
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

/** Standard structure types (ISO 32000-1, 14.8.4). */
type Role = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

/** An element of the structure: other elements, and what it marks on pages. */
export type Element = {
  readonly role: Role;
  readonly kids: (Element | { readonly page: PDFPage; readonly mcid: number })[];
  /** of a figure: in words */
  readonly alt?: string;
};

/** Says what everything on the pages is, so that a screen reader reads headings, tables and paragraphs in their order (ISO 32000-1, 14.7 and 14.8). */
export class Tags {
  readonly #file: PDFDocument;
  readonly #root: Element = { role: 'Document', kids: [] };
  /** for each page what its marks belong to, in their order */
  readonly #marks = new Map<PDFPage, Element[]>();

  constructor(file: PDFDocument) {
    this.#file = file;
  }

  add(role: Role, within: Element = this.#root, alt?: string): Element {
    const element: Element = { role, kids: [], ...(alt ? { alt } : {}) };
    within.kids.push(element);
    return element;
  }

  /** What `draw` puts on the page belongs to the element. */
  mark(page: PDFPage, element: Element, draw: () => void): void {
    const marks = this.#marks.get(page) ?? [];
    this.#marks.set(page, marks);
    const mcid = marks.push(element) - 1;
    element.kids.push({ page, mcid });
    enclose(page, [PDFName.of(element.role), `<</MCID ${mcid}>>`], draw);
  }

  /** What `draw` puts on the page is nothing to read, such as the number of the page. */
  artifact(page: PDFPage, draw: () => void): void {
    enclose(page, [PDFName.of('Artifact'), '<</Type /Pagination>>'], draw);
  }

  /** Writes the structure into the file. Once, when everything is set. */
  write(): void {
    const { context, catalog } = this.#file;
    const refs = new Map<Element, PDFRef>();
    const root = context.nextRef();
    const document = this.#writeElement(this.#root, root, refs);
    const numbers = this.#file.getPages().flatMap((page, index) => {
      page.node.set(PDFName.of('StructParents'), context.obj(index));
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      const owners = (this.#marks.get(page) ?? []).flatMap((element) => refs.get(element) ?? []);
      return [context.obj(index), context.obj(owners)];
    });
    const tree = context.obj({ Type: 'StructTreeRoot', K: [document], ParentTree: { Nums: numbers } });
    tree.set(PDFName.of('ParentTreeNextKey'), context.obj(this.#file.getPageCount()));
    context.assign(root, tree);
    catalog.set(PDFName.of('StructTreeRoot'), root);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }

  #writeElement(element: Element, parent: PDFRef, refs: Map<Element, PDFRef>): PDFRef {
    const { context } = this.#file;
    const ref = context.nextRef();
    refs.set(element, ref);
    const kids = element.kids.map((kid) =>
      'role' in kid
        ? this.#writeElement(kid, ref, refs)
        : context.obj({ Type: 'MCR', Pg: kid.page.ref, MCID: kid.mcid }),
    );
    const dict = context.obj({ Type: 'StructElem', S: element.role, P: parent, K: kids });
    if (element.alt) dict.set(PDFName.of('Alt'), PDFHexString.fromText(element.alt));
    if (element.role === 'TH') dict.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: 'Row' }));
    context.assign(ref, dict);
    return ref;
  }
}

function enclose(page: PDFPage, [tag, properties]: readonly [PDFName, string], draw: () => void): void {
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [tag, properties]));
  draw();
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
}
