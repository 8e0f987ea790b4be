import {
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** The standard structure types that the PDFs use (ISO 32000-1, 14.8.4). */
type Role = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

/** An element in the structure of a PDF. It contains other elements, or marked content of pages. */
export type StructureElement = {
  readonly role: Role;
  readonly ref: PDFRef;
  readonly parent: PDFRef;
  readonly kids: (PDFRef | { readonly page: PDFPage; readonly mcid: number })[];
  /** Text that a screen reader reads for a figure. */
  readonly alt?: string | undefined;
  /** Language of the element; absent if it is that of the document. */
  readonly language?: string | undefined;
};

type TagContent = Pick<StructureElement, 'alt' | 'language'> & { readonly within?: StructureElement };

/** Name of the attribute class for row headers. */
const ROW_HEADER = 'RowHeader';
/** Collects and writes the structure of a PDF for screen readers: headings, tables and paragraphs in reading order (ISO 32000-1, 14.7 and 14.8). */
export class PdfTags {
  readonly #file: PDFDocument;
  readonly #language: string;
  readonly #tree: PDFRef;
  readonly #root: StructureElement;
  readonly #elements: StructureElement[];
  /** For each page the element of each mark, in the order of the marks. */
  readonly #marks = new Map<PDFPage, PDFRef[]>();

  constructor(file: PDFDocument, language: string) {
    this.#file = file;
    this.#language = language;
    this.#tree = file.context.nextRef();
    this.#root = { role: 'Document', ref: file.context.nextRef(), parent: this.#tree, kids: [] };
    this.#elements = [this.#root];
  }

  add(role: Role, { within = this.#root, ...told }: TagContent = {}): StructureElement {
    const element: StructureElement = {
      role,
      ref: this.#file.context.nextRef(),
      parent: within.ref,
      kids: [],
      ...told,
    };
    within.kids.push(element.ref);
    this.#elements.push(element);
    return element;
  }

  /** Adds what `draw` draws on a page to an element. */
  mark(page: PDFPage, element: StructureElement, draw: () => void): void {
    const marks = this.#marks.get(page) ?? [];
    this.#marks.set(page, marks);
    const mcid = marks.push(element.ref) - 1;
    element.kids.push({ page, mcid });
    enclose(page, [PDFName.of(element.role), `<</MCID ${mcid}>>`], draw);
  }

  /** Marks what `draw` draws on a page as no content, such as a page number. */
  artifact(page: PDFPage, draw: () => void): void {
    enclose(page, [PDFName.of('Artifact'), '<</Type /Pagination>>'], draw);
  }

  /** Marks what `draw` draws on a page with the text that it stands for. */
  span(page: PDFPage, text: string, draw: () => void): void {
    enclose(page, [PDFName.of('Span'), `<</ActualText ${PDFHexString.fromText(text).toString()}>>`], draw);
  }

  /** Writes the structure into the PDF. Call it once, after all blocks are placed. */
  write(): void {
    const { context, catalog } = this.#file;
    for (const element of this.#elements) this.#writeElement(element);
    const numbers = this.#file.getPages().flatMap((page, index) => {
      page.node.set(PDFName.of('StructParents'), context.obj(index));
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      return [context.obj(index), context.obj(this.#marks.get(page) ?? [])];
    });
    const tree = context.obj({ Type: 'StructTreeRoot', K: [this.#root.ref], ParentTree: { Nums: numbers } });
    tree.set(PDFName.of('ClassMap'), context.obj({ [ROW_HEADER]: { O: 'Table', Scope: 'Row' } }));
    tree.set(PDFName.of('ParentTreeNextKey'), context.obj(this.#file.getPageCount()));
    context.assign(this.#tree, tree);
    catalog.set(PDFName.of('StructTreeRoot'), this.#tree);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }

  #writeElement({ role, ref, parent, kids, alt, language }: StructureElement): void {
    const { context } = this.#file;
    const dict = context.obj({ Type: 'StructElem', S: role, P: parent });
    const [first] = kids;
    const home = first && 'page' in first ? first.page : undefined;
    if (home) dict.set(PDFName.of('Pg'), home.ref);
    const content = kids.map((kid) => {
      if (!('page' in kid)) return kid;
      return kid.page === home ? kid.mcid : context.obj({ Type: 'MCR', Pg: kid.page.ref, MCID: kid.mcid });
    });
    dict.set(PDFName.of('K'), context.obj(content));
    if (alt) dict.set(PDFName.of('Alt'), PDFHexString.fromText(alt));
    if (language && language !== this.#language) dict.set(PDFName.of('Lang'), PDFString.of(language));
    if (role === 'TH') dict.set(PDFName.of('C'), PDFName.of(ROW_HEADER));
    context.assign(ref, dict);
  }
}

function enclose(page: PDFPage, [tag, properties]: readonly [PDFName, string], draw: () => void): void {
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [tag, properties]));
  draw();
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
}
