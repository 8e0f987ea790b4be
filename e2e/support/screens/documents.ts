import type { AnyScreen, ScreenPlan } from './screen.ts';

const documents = 'opening-documents';

/** The identity document and the proof of address, uploaded for real. */
export const documentScreens: readonly ScreenPlan[] = [
  {
    step: 'submit-photo',
    path: 'sg-submit-photo',
    fill: (screen) => fillIdentity[screen.person.base.documentType]?.(screen) ?? fillCard(screen),
  },
  { step: 'prove-relationship', path: 'sg-prove-relationship', fill: fillRelationship },
  { step: 'submit-address', path: 'sg-submit-address', fill: fillProofOfAddress },
];

async function fillPassport({ form, say, person, pictures }: AnyScreen): Promise<void> {
  await form.upload(say(documents, 'front.passport'), pictures.passport);
  await form.date(say(documents, 'expiresOn'), person.expiresOn ?? '');
  await form.tick(say(documents, 'signed'));
  await form.tick(say(documents, 'original'));
}

async function fillCertificate({ form, say, pictures }: AnyScreen): Promise<void> {
  await form.upload(say(documents, 'front.certificate'), pictures.certificate);
  await form.tick(say(documents, 'original'));
}

const fillIdentity: Readonly<Partial<Record<string, (screen: AnyScreen) => Promise<void>>>> = {
  passport: fillPassport,
  'birth-certificate': fillCertificate,
};

async function fillCard({ form, say, pictures }: AnyScreen): Promise<void> {
  await form.upload(say(documents, 'front'), pictures.cardFront);
  await form.upload(say(documents, 'back'), pictures.cardBack);
  await form.tick(say(documents, 'original'));
}

async function fillRelationship({ form, say, pictures }: AnyScreen): Promise<void> {
  const requests = 'opening-requests';
  await form.choose(say(requests, 'relationship.kind'), say(requests, 'relationship.kind.birth-certificate'));
  await form.upload(say(requests, 'relationship.document'), pictures.cardBack);
  await form.tick(say(requests, 'namesGuardian'));
}

async function fillProofOfAddress({ form, say, person, pictures }: AnyScreen): Promise<void> {
  const { kind, issuedOn } = person.proof;
  await form.choose(say(documents, 'kind'), say(documents, `kind.${kind}`));
  await form.upload(say(documents, 'document'), pictures.bill);
  await form.date(say(documents, 'issuedOn'), issuedOn);
  await form.tick(say(documents, 'showsNameAndAddress'));
}
