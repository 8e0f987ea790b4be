/** Why a person must check a PDF: it runs actions or may hide some, or it was not scanned for viruses. */
export type PdfFlag = 'pdf-active' | 'pdf-unscanned';

/** Checks a PDF, in a worker thread if available. `owner` is the id of the customer. Throws BusyError. */
export type PdfCheck = (bytes: Uint8Array<ArrayBuffer>, owner: string) => Promise<PdfFlag>;
