import type { Answers, DeepPartial } from '../../journey.ts';
import type { ContactInfo } from './contact-info.ts';

/** Returns the contact details for other steps. They may be incomplete, because the customer may have gone back. */
export const contactOf = (answers: Answers) => (answers['contact-info'] ?? {}) as DeepPartial<ContactInfo>;
