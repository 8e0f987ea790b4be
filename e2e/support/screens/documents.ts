import type { AnyScreen, ScreenPlan } from './screen.ts';

const documents = 'opening-documents';

export const documentScreens: readonly ScreenPlan[] = [
  { step: 'prove-relationship', path: 'sg-prove-relationship', fill: fillRelationship },
  { step: 'submit-address', path: 'sg-submit-address', fill: fillProofOfAddress },
];

async function fillRelationship({ form, say, pictures }: AnyScreen): Promise<void> {
  const requests = 'opening-requests';
  await form.choose(say(requests, 'relationship.kind.label'), say(requests, 'relationship.kind.birth-certificate'));
  await form.upload(say(requests, 'relationship.document.label'), pictures.cardBack);
  await form.tick(say(requests, 'namesGuardian'));
}

async function fillProofOfAddress({ form, say, person, pictures }: AnyScreen): Promise<void> {
  const { kind, issuedOn } = person.proof;
  await form.choose(say(documents, 'kind.label'), say(documents, `kind.${kind}`));
  await form.upload(say(documents, 'document.label'), pictures.bill);
  await form.date(say(documents, 'issuedOn.label'), issuedOn);
  await form.tick(say(documents, 'showsNameAndAddress'));
}
