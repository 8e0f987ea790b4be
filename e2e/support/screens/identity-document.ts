import { countryName } from '../words.ts';
import type { AnyScreen } from './screen.ts';

const base = 'opening-base';
const documents = 'opening-documents';

/** Fills in the nationality, the document type and then the photo. */
export async function fillIdentityDocument(screen: AnyScreen): Promise<void> {
  const { form, say, person } = screen;
  await form.pick(say(base, 'nationality'), countryName(person.base.nationality));
  await form.choose(say(base, 'documentType'), say(base, `type.${person.base.documentType}`));
  await fillPicturesOfDocument(screen);
}

/** Fills in only the photo. After a rejection, nationality and document type are already known. */
export const fillPicturesOfDocument = (screen: AnyScreen): Promise<void> =>
  (fillIdentity[screen.person.base.documentType] ?? fillCard)(screen);

async function fillPassport({ form, say, person, pictures }: AnyScreen): Promise<void> {
  await form.upload(say(documents, 'front.passport'), pictures.passport);
  if (person.expiresOn) await form.date(say(documents, 'expiresOn.label'), person.expiresOn);
  await form.tick(say(documents, 'originalPassport'));
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
  await form.upload(say(documents, 'front.label'), pictures.cardFront);
  await form.upload(say(documents, 'back'), pictures.cardBack);
  await form.tick(say(documents, 'original'));
}
