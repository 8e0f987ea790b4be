/**
 * Agreements that one acceptance covers: the contract with the broker, its general statement of risks, and the consent to sign the W-8BEN electronically. A contract
 * may name the papers that belong to it. Everything else is accepted by itself, an agreement that is not known here included:
 * - `privacy-consent`: consent to a purpose is given for that purpose (Personal Data Protection Act 2012, sections 13 to 16) and may be withdrawn by itself
 * - `overseas-listed-products`: a statement of its own under SFA 04-N12, acknowledged with version and time (domain handbook 4)
 * - `margin-agreement`: a written agreement, with the consent of a retail customer before assets are pledged (domain handbook 7)
 * - the texts of options, futures and CFDs, Form 13 among them: "do not merge" (domain handbook 4); the specification has each read and agreed to
 */
const together: readonly string[] = ['client-agreement', 'risk-disclosure', 'w8ben-electronic-signature'];

/** Whether one acceptance covers an agreement with others. */
export const isAcceptedTogether = (id: string): boolean => together.includes(id);

/** The path of the acceptance that covers several agreements, as issues name it. */
export const TOGETHER = 'consents.together';
