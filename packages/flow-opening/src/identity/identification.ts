import type { DocumentType } from '@quayside/rules/enumerations';
import { documentTypesFor } from '@quayside/rules/internals/national-id/document-types';
import type { PersonData } from '@quayside/rules/internals/person-data';
import type { Answers, Facts, JourneyContext } from '@quayside/rules/journey';

/** Returns the ids of the uploaded pictures of the identity document. Each is absent until it is uploaded. */
export const getIdentityDocument = (answers: Answers) =>
  (answers['submit-photo'] ?? {}) as {
    readonly front?: string;
    readonly back?: string;
    readonly supplementary?: string;
  };

/** Returns whether the holder may use this type of document: the edition accepts it, and people of the nationality have it. Minors have a separate list of types. */
export function isDocumentTypeOffered(
  type: DocumentType,
  { holder, capabilities }: Pick<Facts, 'holder' | 'capabilities'>,
  nationality: string | undefined,
): boolean {
  return documentTypesFor(nationality, holder?.role, capabilities?.documentTypes).includes(type);
}

/** Returns whether the customer types the identity instead of using the digital ID. Always true for minors, and in editions without the digital ID. */
export const isManualEntry = ({ answers, facts }: Pick<JourneyContext, 'answers' | 'facts'>): boolean =>
  !offersDigitalId(facts) || answers.choose?.route !== 'digital-id';

/** Returns whether the holder may choose the digital ID: the edition offers it, and the holder is not a minor. */
export const offersDigitalId = ({ holder, capabilities }: Facts): boolean =>
  capabilities?.digitalId !== false && holder?.role !== 'joint-minor';

/** Returns the data of the customer's digital ID, or undefined if the server has none. */
export const getPersonData = ({ personData }: Facts): PersonData | undefined => personData?.['show-sinpass'];
