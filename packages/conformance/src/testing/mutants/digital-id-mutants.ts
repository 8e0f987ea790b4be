import { finishDigitalId, startDigitalId } from '@quayside/contract/calls/digital-id';
import * as call from '@quayside/contract/calls/opening';
import { acceptRefusedCall, changeData, changeRequest, codes, type Mutant, omitField } from './alter.ts';

type Json = Record<string, unknown>;

const step = 'show-sinpass';
const personId = '44444444-4444-4444-8444-444444444444';

/** Creates a fault that changes the application in the responses of `getApplication` and `saveStep`. */
const applicationTelling = (alter: (application: Json) => Json) => {
  const changingRequest = changeData(call.getApplication, alter);
  const saving = changeData(call.saveStep, (data) => ({ ...data, application: alter(data['application'] as Json) }));
  return (next: Parameters<typeof changingRequest>[0]) => changingRequest(saving(next));
};

/** Returns the data from the digital ID in an application, or undefined. */
const dataIn = (application: Json) => (application['personData'] as Record<string, Json> | undefined)?.[step];

/** Creates a fault that replaces one outcome of visits with another. */
const ending = (from: string, to: string) =>
  changeData(finishDigitalId, (data) => (data['outcome'] === from ? { outcome: to } : data));

/** Creates a fault that returns an application’s personal data again after the server deleted them. */
const remembering = () => {
  const seen = new Map<unknown, unknown>();
  return applicationTelling((application) => {
    if (application['personData']) seen.set(application['id'], application['personData']);
    const personData = application['personData'] ?? seen.get(application['id']);
    return personData ? { ...application, personData } : application;
  });
};

/** Faults that the checks of the profile `digital-id` must detect. */
export const digitalIdMutants: readonly Mutant[] = [
  {
    name: 'a visit returns to any URL',
    caughtBy: 'digital-id.return',
    change: acceptRefusedCall(startDigitalId, codes.invalidRequest, { url: 'https://provider.example/' }),
  },
  {
    name: 'a visit brings no data',
    caughtBy: 'digital-id.given',
    change: applicationTelling(omitField('personData')),
  },
  {
    name: 'unconfirmed data are answers',
    caughtBy: 'digital-id.given',
    change: applicationTelling((application) =>
      dataIn(application)
        ? { ...application, answers: { 'base-info': { fullName: 'X' }, ...(application['answers'] as Json) } }
        : application,
    ),
  },
  {
    name: 'confirmed data are not answers',
    caughtBy: 'digital-id.given',
    change: applicationTelling((application) => {
      const answers = omitField('base-info')(application['answers'] as Json);
      return { ...application, answers };
    }),
  },
  {
    name: 'a cancelled visit is reported as an outage',
    caughtBy: 'digital-id.nothing',
    change: ending('cancelled', 'unavailable'),
  },
  {
    name: 'an outage is reported as a refusal',
    caughtBy: 'digital-id.nothing',
    change: ending('unavailable', 'refused'),
  },
  {
    name: 'a visit can be reported only once',
    caughtBy: 'digital-id.again',
    change: (next) => {
      const seen = new Set<unknown>();
      return changeData(finishDigitalId, (data) => {
        const again = seen.has('given');
        seen.add(data['outcome']);
        return again ? { outcome: 'refused' } : data;
      })(next);
    },
  },
  {
    name: 'a forged response is reported as an outage',
    caughtBy: 'digital-id.tampered',
    change: ending('refused', 'unavailable'),
  },
  {
    name: 'the issuer is not checked',
    caughtBy: 'digital-id.tampered',
    change: changeRequest(finishDigitalId, (body) =>
      body['iss'] ? { ...body, iss: 'http://localhost:4012/sandbox/digital-id' } : body,
    ),
  },
  {
    name: 'any customer can finish a visit',
    caughtBy: 'digital-id.other-user',
    change: ending('refused', 'given'),
  },
  {
    name: 'any customer can start a visit for an application',
    caughtBy: 'digital-id.other-user',
    change: acceptRefusedCall(startDigitalId, codes.notFound, { url: null }),
  },
  { name: 'a visit never expires', caughtBy: 'digital-id.life', change: ending('expired', 'given') },
  { name: 'unconfirmed data are never deleted', caughtBy: 'digital-id.life', change: (next) => remembering()(next) },
  {
    name: 'unchanged data get another id',
    caughtBy: 'digital-id.confirmed',
    change: (next) => {
      let reads = 0;
      return changeData(call.getApplication, (application) => {
        const data = dataIn(application);
        const id = `${personId.slice(0, -2)}${10 + (reads += 1)}`;
        return data ? { ...application, personData: { [step]: { ...data, id } } } : application;
      })(next);
    },
  },
  {
    name: 'changed data keep their id',
    caughtBy: 'digital-id.confirmed',
    change: (next) => {
      const first = new Map<unknown, unknown>();
      return applicationTelling((application) => {
        const data = dataIn(application);
        if (!data) return application;
        const id = first.get(application['id']) ?? data['id'];
        first.set(application['id'], id);
        return { ...application, personData: { [step]: { ...data, id } } };
      })(next);
    },
  },
  {
    name: 'the data stay when the customer continues manually',
    caughtBy: 'digital-id.by-hand',
    change: (next) => remembering()(next),
  },
  {
    name: 'the digital ID still needs a document',
    caughtBy: 'digital-id.submit',
    change: changeData(call.submitApplication, (application) => ({
      ...application,
      requirements: [
        ...(application['requirements'] as Json[]),
        { id: 'identity-document', party: 'holder', status: 'provided' },
      ],
    })),
  },
  {
    name: 'a visit starts for a submitted application',
    caughtBy: 'digital-id.submit',
    change: acceptRefusedCall(startDigitalId, codes.notAllowed, { url: null }),
  },
];
