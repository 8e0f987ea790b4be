import { emailPattern, normaliseEmail } from '../../email-address/email-address.ts';
import { checkMobile } from '../../phone/phone.ts';
import { getPersonValue, type PersonData } from '../person-data.ts';

/** Returns the mobile number from the digital ID, if it is valid. Samples of the digital ID contain invalid ones. */
export function getPersonMobile(person: PersonData): string | undefined {
  const mobile = getPersonValue(person, 'mobileno');
  return mobile && checkMobile('', mobile).length === 0 ? mobile : undefined;
}

/** Returns the email address from the digital ID, if it is valid. The digital ID does not verify it. */
export function getPersonEmail(person: PersonData): string | undefined {
  const email = normaliseEmail(getPersonValue(person, 'email') ?? '');
  return emailPattern.test(email) ? email : undefined;
}
