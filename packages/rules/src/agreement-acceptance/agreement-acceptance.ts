/**
 * Agreements that one acceptance covers: the contract with the broker, its general risk statement, and the consent to sign the W-8BEN electronically. A
 * contract may name the documents that belong to it. Every other agreement is accepted separately, also an unknown one:
 * - `privacy-consent`: consent has one purpose and can be withdrawn separately (Personal Data Protection Act 2012, sections 13 to 16)
 * - `overseas-listed-products`: a separate statement under SFA 04-N12, acknowledged with version and time
 * - `margin-agreement`: a written agreement, with the consent of a retail customer before assets are pledged
 * - the texts about options, futures and CFDs, such as Form 13; the specification requires agreement to each
 */
const together: readonly string[] = ['client-agreement', 'risk-disclosure', 'w8ben-electronic-signature'];

/** Returns whether one acceptance covers this agreement and others. */
export const hasSharedConsent = (id: string): boolean => together.includes(id);

/** Issue path of the acceptance that covers several agreements. */
export const SHARED_CONSENT_PATH = 'consents.together';
