import { type DocumentType, documentTypes, minorDocumentTypes } from '@quayside/rules/enumerations';
import type { PersonData } from '@quayside/rules/internals/person-data';
import type { Answers, Facts, JourneyContext } from '@quayside/rules/journey';

/** Returns the document ids of the pictures of the identity document. */
export const getIdentityDocument = (answers: Answers) =>
  (answers['submit-photo'] ?? {}) as {
    readonly front?: string;
    readonly back?: string;
    readonly supplementary?: string;
  };

/** Returns whether the edition accepts this type of document from the holder. */
export function isDocumentTypeOffered(type: DocumentType, { holder, capabilities }: Facts): boolean {
  const offered: readonly DocumentType[] =
    holder?.role === 'joint-minor' ? minorDocumentTypes : (capabilities?.documentTypes ?? documentTypes);
  return offered.includes(type);
}

/**
 * Returns whether the opening is manual: the customer types the identity. The digital ID identifies only its owner, so a minor cannot use it. Some editions
 * do not offer it.
 */
export const isManualEntry = ({ answers, facts }: Pick<JourneyContext, 'answers' | 'facts'>): boolean =>
  !offersDigitalId(facts) || answers.choose?.route !== 'digital-id';

/** Returns whether the holder may choose the digital ID. */
export const offersDigitalId = ({ holder, capabilities }: Facts): boolean =>
  capabilities?.digitalId !== false && holder?.role !== 'joint-minor';

/** Returns the data of the digital ID, or undefined if the server has none. */
export const getPersonData = ({ personData }: Facts): PersonData | undefined => personData?.['show-sinpass'];
