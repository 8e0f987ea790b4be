import { emailPattern, normaliseEmail } from '../../email-address/email-address.ts';
import { checkMobile } from '../../phone/phone.ts';
import { type PersonData, valueOf } from '../person-data.ts';

/** Returns the mobile number from the digital ID, if it is valid. Samples of the digital ID contain invalid ones. */
export function mobileOf(person: PersonData): string | undefined {
  const mobile = valueOf(person, 'mobileno');
  return mobile && checkMobile('', mobile).length === 0 ? mobile : undefined;
}

/** Returns the email address from the digital ID, if it is valid. The digital ID does not verify it. */
export function emailOf(person: PersonData): string | undefined {
  const email = normaliseEmail(valueOf(person, 'email') ?? '');
  return emailPattern.test(email) ? email : undefined;
}
