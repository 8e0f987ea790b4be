import { type PersonData } from '@quayside/rules/internals/person-data';
import { type JourneyContext } from '@quayside/rules/journey';
import { byHand, personDataOf } from './identification.ts';

/**
 * Returns a condition for a document step. It applies to every manual opening, and to a digital ID without verified data (domain handbook 5: verified data
 * replace the copy).
 */
export function asksFor(isVerified: (person: PersonData) => boolean) {
  return (context: JourneyContext): boolean => {
    const person = personDataOf(context.facts);
    return byHand(context) || (person !== undefined && !isVerified(person));
  };
}

/** Returns the uploaded document with this id, or undefined if the server has none of this kind. */
export function uploadOf(id: string | undefined, kind: string, { facts }: JourneyContext) {
  const upload = id ? facts.documents[id] : undefined;
  return upload?.kind === kind ? upload : undefined;
}
