/** Why a person must check a PDF: it acts or hides its objects; or nothing scans for viruses. */
export type PdfFlag = 'pdf-active' | 'pdf-unscanned';

/** Checks a PDF, in a thread of its own where there is one. `owner`: the customer. Throws BusyError. */
export type PdfCheck = (bytes: Uint8Array<ArrayBuffer>, owner: string) => Promise<PdfFlag>;
