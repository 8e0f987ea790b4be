import { emailPattern, normaliseEmail } from '../../email-address/email-address.ts';
import { checkMobile } from '../../phone/phone.ts';
import { type PersonData, valueOf } from '../person-data.ts';

/** A number that can be called; samples of the digital ID hold others. */
export function mobileOf(person: PersonData): string | undefined {
  const mobile = valueOf(person, 'mobileno');
  return mobile && checkMobile('', mobile).length === 0 ? mobile : undefined;
}

/** The e-mail address that the person gave to the digital ID, if it is one; nobody has verified it. */
export function emailOf(person: PersonData): string | undefined {
  const email = normaliseEmail(valueOf(person, 'email') ?? '');
  return emailPattern.test(email) ? email : undefined;
}
