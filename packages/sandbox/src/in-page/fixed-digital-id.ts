import { personItemIds } from '@quayside/rules/internals/person-data';
import { getPersonInfo } from '../development/digital-id-provider/personas.ts';
import { DigitalIdError, type DigitalIdProvider, type FailedVisit } from '../domain/ports/digital-id-provider.ts';

/** Creates a digital ID without pages, with the same outcome for all visits. `given` returns a citizen's data, and `down` refuses to start a visit. */
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
