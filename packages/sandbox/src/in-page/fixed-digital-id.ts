import { personItemIds } from '@quayside/rules/internals/person-data';
import { getPersonInfo } from '../development/digital-id-provider/personas.ts';
import { DigitalIdError, type DigitalIdProvider, type FailedVisit } from '../domain/ports/digital-id-provider.ts';

/** Creates a digital ID without pages, whose visits all end alike: `given` returns the data of a citizen, and `down` does not even start. */
export const fixedDigitalId = (ends: 'given' | FailedVisit | 'down'): DigitalIdProvider => ({
  async begin() {
    if (ends === 'down') throw new DigitalIdError('unavailable', 'down');
    return { url: 'https://id.example/authorize', state: crypto.randomUUID(), secret: '' };
  },
  async complete() {
    if (ends !== 'given') throw new DigitalIdError(ends === 'down' ? 'unavailable' : ends, ends);
    return { person_info: getPersonInfo('citizen', personItemIds) };
  },
});
