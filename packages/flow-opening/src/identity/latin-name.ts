import type { DocumentType } from '@quayside/rules/enumerations';

/** Types of documents that print the name in Latin letters (domain handbook 3). Others may print it only in another script. */
const latinDocuments: ReadonlySet<string> = new Set<DocumentType>(['passport', 'nric', 'mykad', 'ktp', 'zaf']);

/** Returns whether a document of this type prints the name in Latin letters, so that the name on it is usually the full name. False for an unknown type. */
export const hasLatinName = (documentType: string | undefined): boolean => latinDocuments.has(documentType ?? '');
