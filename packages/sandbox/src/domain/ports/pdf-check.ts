/** Why a person must check a PDF: it runs or may hide actions, or it was not scanned for viruses. */
export type PdfFlag = 'pdf-active' | 'pdf-unscanned';

/**
 * Function that checks a PDF, in a worker thread if the platform has some. `owner` is the id of the customer. Throws `BusyError` if too many PDFs are queued.
 */
export type PdfCheck = (bytes: Uint8Array<ArrayBuffer>, owner: string) => Promise<PdfFlag>;
