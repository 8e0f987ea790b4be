import { type DocumentType, documentTypes, minorDocumentTypes } from '@quayside/rules/enumerations';
import type { PersonData } from '@quayside/rules/internals/person-data';
import type { Answers, Facts, JourneyContext } from '@quayside/rules/journey';

/** Returns the document ids of the identity document's pictures. */
export const identityDocumentOf = (answers: Answers) =>
  (answers['submit-photo'] ?? {}) as {
    readonly front?: string;
    readonly back?: string;
    readonly supplementary?: string;
  };

/** Whether the edition accepts this type of document from the holder. */
export function isOffered(type: DocumentType, { holder, capabilities }: Facts): boolean {
  const offered: readonly DocumentType[] =
    holder?.role === 'joint-minor' ? minorDocumentTypes : (capabilities?.documentTypes ?? documentTypes);
  return offered.includes(type);
}

/**
 * Whether the customer types the identity instead of using the digital ID. The digital ID identifies only its owner, so no minor can use it, and some
 * editions do not offer it.
 */
export const byHand = ({ answers, facts }: Pick<JourneyContext, 'answers' | 'facts'>): boolean =>
  !offersDigitalId(facts) || answers.choose?.route !== 'digital-id';

/** Whether the holder may choose the digital ID. */
export const offersDigitalId = ({ holder, capabilities }: Facts): boolean =>
  capabilities?.digitalId !== false && holder?.role !== 'joint-minor';

/** Returns the data from the digital ID; undefined if the server has none. */
export const personDataOf = ({ personData }: Facts): PersonData | undefined => personData?.['show-sinpass'];
