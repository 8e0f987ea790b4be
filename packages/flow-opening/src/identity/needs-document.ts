import { type PersonData } from '@quayside/rules/internals/person-data';
import { type JourneyContext } from '@quayside/rules/journey';
import { getPersonData, isManualEntry } from './identification.ts';

/**
 * Returns a condition that is true for a manual opening, and for a digital ID without verified data. Verified data replace a copy of the document.
 */
export function needsDocument(isVerified: (person: PersonData) => boolean) {
  return (context: JourneyContext): boolean => {
    const person = getPersonData(context.facts);
    return isManualEntry(context) || (person !== undefined && !isVerified(person));
  };
}

/** Returns the upload with this id. Returns undefined if the server has none, or one of another kind. */
export function findUpload(id: string | undefined, kind: string, { facts }: JourneyContext) {
  const upload = id ? facts.documents[id] : undefined;
  return upload?.kind === kind ? upload : undefined;
}
