import { type PersonData } from '@quayside/rules/internals/person-data';
import { type JourneyContext } from '@quayside/rules/journey';
import { byHand, personDataOf } from './identification.ts';

/**
 * Returns whether a document is needed: always by hand, otherwise if the digital ID has no verified data (domain handbook 5: verified data replace the copy).
 */
export function asksFor(isVerified: (person: PersonData) => boolean) {
  return (context: JourneyContext): boolean => {
    const person = personDataOf(context.facts);
    return byHand(context) || (person !== undefined && !isVerified(person));
  };
}

/** Returns the uploaded document with this id, if the server has it as this kind. */
export function uploadOf(id: string | undefined, kind: string, { facts }: JourneyContext) {
  const upload = id ? facts.documents[id] : undefined;
  return upload?.kind === kind ? upload : undefined;
}
