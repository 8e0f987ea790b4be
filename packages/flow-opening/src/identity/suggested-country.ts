import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { getPhoneCountry } from '@quayside/rules/internals/suggested-countries';
import { offersDigitalId } from './identification.ts';

/** A suggested country (ISO 3166-1 alpha-2) and the answer from which it comes. */
export type SuggestedCountry = { readonly country: string; readonly from: 'address' | 'phone' | 'nationality' };

/**
 * Returns the country of the login's phone number as the likely nationality. Returns undefined for a second holder, who may use the first holder's login. Also
 * undefined for Singapore in an app with the digital ID, because Singaporeans then open with it.
 */
export function suggestNationality({ application, services, answers }: FlowRuntime): string | undefined {
  if (application?.part) return undefined;
  const country = getPhoneCountry(services.phoneNumber);
  return country === 'SG' && offersDigitalId(answers.context().facts) ? undefined : country;
}

/** Returns the likely country of tax residency: that of the residential address, otherwise of the phone number, otherwise the nationality. */
export function suggestTaxCountry(runtime: FlowRuntime, nationality: string | undefined): SuggestedCountry | undefined {
  const { 'contact-info': contact } = runtime.application?.answers ?? {};
  const { country } = (contact?.residentialAddress ?? {}) as { readonly country?: string };
  if (country) return { country, from: 'address' };
  const ofPhone = suggestNationality(runtime);
  if (ofPhone) return { country: ofPhone, from: 'phone' };
  return nationality ? { country: nationality, from: 'nationality' } : undefined;
}
