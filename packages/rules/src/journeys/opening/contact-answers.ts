import type { Answers, DeepPartial } from '../../journey.ts';
import type { ContactInfo } from './contact-info.ts';

/** What another step may read of the contact details: half-filled, because the customer may have gone back. */
export const contactOf = (answers: Answers) => (answers['contact-info'] ?? {}) as DeepPartial<ContactInfo>;
