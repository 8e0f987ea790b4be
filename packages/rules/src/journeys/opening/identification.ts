import { type DocumentType, documentTypes, minorDocumentTypes } from '../../enumerations.ts';
import type { Answers, Facts, JourneyContext } from '../../journey.ts';
import type { PersonData } from '../../person-data/person-data.ts';

/** The pictures of the identity document, by the ids of their documents. */
export const identityDocumentOf = (answers: Answers) =>
  (answers['submit-photo'] ?? {}) as {
    readonly front?: string;
    readonly back?: string;
    readonly supplementary?: string;
  };

/** Whether the app takes this type of document from the holder. */
export function isOffered(type: DocumentType, { holder, capabilities }: Facts): boolean {
  const offered: readonly DocumentType[] =
    holder?.role === 'joint-minor' ? minorDocumentTypes : (capabilities?.documentTypes ?? documentTypes);
  return offered.includes(type);
}

/**
 * Whether the person's identity is typed instead of read from the digital ID. The digital ID identifies only its owner, and therefore no minor, and not every
 * app has it.
 */
export const byHand = ({ answers, facts }: Pick<JourneyContext, 'answers' | 'facts'>): boolean =>
  !offersDigitalId(facts) || answers.choose?.route !== 'digital-id';

/** Whether the holder may choose the digital ID. */
export const offersDigitalId = ({ holder, capabilities }: Facts): boolean =>
  capabilities?.digitalId !== false && holder?.role !== 'joint-minor';

/** What the digital ID said at the step that shows it. */
export const personDataOf = ({ personData }: Facts): PersonData | undefined => personData?.['show-sinpass'];
