/**
 * Agreements that one acceptance covers: the contract with the broker, and its general risk statement. A contract may name the documents that belong to it.
 * Every other agreement is accepted separately, also an unknown one:
 * - `privacy-consent`: consent has one purpose and can be withdrawn separately (Personal Data Protection Act 2012, sections 13 to 16)
 * - `overseas-listed-products`: a separate statement under SFA 04-N12, acknowledged with version and time
 * - `margin-agreement`: a written agreement, with the consent of a retail customer before assets are pledged
 * - the texts about options, futures and CFDs, such as Form 13; the specification requires agreement to each
 */
const together: readonly string[] = ['client-agreement', 'risk-disclosure'];

/** Returns whether one acceptance covers this agreement and others. */
export const hasSharedConsent = (id: string): boolean => together.includes(id);

/**
 * Returns whether the signature of the W-8BEN asks for this agreement. The consent to sign that form electronically comes before the first electronic
 * signature; the step `agreement-info` asks for all other agreements.
 */
export const isAcceptedWithW8ben = (id: string): boolean => id === 'w8ben-electronic-signature';

/** Issue path of the acceptance that covers several agreements. */
export const SHARED_CONSENT_PATH = 'consents.together';
