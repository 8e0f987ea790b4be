import { personItemIds } from '@quayside/rules/person-data';
import { personInfoOf } from '../digital-id/development-provider/personas.ts';
import { DigitalIdError, type DigitalIdProvider, type FailedVisit } from '../digital-id/provider.ts';

/** A digital ID in which every visit ends alike, without a page of its own: with a citizen's data, or without. `down`: none begins. */
export const fixedDigitalId = (ends: 'given' | FailedVisit | 'down'): DigitalIdProvider => ({
  async begin() {
    if (ends === 'down') throw new DigitalIdError('unavailable', 'down');
    return { url: 'https://id.example/authorize', state: crypto.randomUUID(), secret: '' };
  },
  async complete() {
    if (ends !== 'given') throw new DigitalIdError(ends === 'down' ? 'unavailable' : ends, ends);
    return { person_info: personInfoOf('citizen', personItemIds) };
  },
});
