import { type PersonData } from '@quayside/rules/internals/person-data';
import { type JourneyContext } from '@quayside/rules/journey';
import { getPersonData, isManualEntry } from './identification.ts';

/**
 * Returns a condition for a document step. It applies to every manual opening, and to a digital ID without verified data (domain handbook 5: verified data
 * replace the copy).
 */
export function needsDocument(isVerified: (person: PersonData) => boolean) {
  return (context: JourneyContext): boolean => {
    const person = getPersonData(context.facts);
    return isManualEntry(context) || (person !== undefined && !isVerified(person));
  };
}

/** Returns the uploaded document with this id, or undefined if the server has none of this kind. */
export function findUpload(id: string | undefined, kind: string, { facts }: JourneyContext) {
  const upload = id ? facts.documents[id] : undefined;
  return upload?.kind === kind ? upload : undefined;
}
