import type { DocumentType } from '@quayside/rules/enumerations';

/** The document that the number belongs to. */
export type IdDocument = {
  type: DocumentType;
  /** The issuing country, ISO 3166-1 alpha-2. The formats of passports and identity cards depend on it. */
  country?: string;
};
