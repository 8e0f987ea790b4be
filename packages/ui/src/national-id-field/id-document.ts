import type { DocumentType } from '@quayside/rules/enumerations';

/** The type and the country of an identity document, which determine the format of its number. */
export type IdDocument = {
  type: DocumentType;
  /** The issuing country as an ISO 3166-1 alpha-2 code. The formats of passports and identity cards depend on it. */
  country?: string;
};
