import { customerFaultJourneys } from './support/fault-journeys.ts';
import { holderFaultJourneys } from './support/holder-fault-journeys.ts';
import { PatientCustomer } from './support/patient-customer.ts';
import { stepFaults } from './support/step-faults.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** Tests that run at every change: three faults, each in a short flow. All others run at night. */
const soon = ['F46 options', 'F50 futures', 'F53 cfd'];

for (const journey of [...customerFaultJourneys, ...holderFaultJourneys])
  test.describe(() => {
    test.use({ person: journey.person });
    for (const fault of stepFaults) {
      const tag = soon.includes(`${fault.id} ${journey.flow}`) ? '@sample' : '@nightly';
      test(`${fault.id} ${journey.flow} preserves all answers after a fault on every step: ${fault.name} (F57) ${tag}`, async ({
        api,
        customer,
      }, { annotations }) => {
        const { phone, loginCode } = await api.persona(journey.scenario);
        await journey.open(customer, loginCode);
        const patient = new PatientCustomer(customer, fault);
        await patient.during(() => journey.walk(customer));
        annotations.push({ type: 'struck', description: [...patient.struck].join(', ') });
        annotations.push({ type: 'compared', description: String(patient.compared) });
        const submitted = (await api.applications(phone))[journey.flow];
        if (!submitted) throw new TypeError(`There is no application of ${journey.flow}.`);
        expect(submitted.state).toBe('under-review');
        expect(submitted.answers).toEqual(journey.answers(customer, submitted));
        const kinds = Object.values(submitted.documents).map(({ kind }) => kind);
        expect(new Set(kinds).size, 'no document twice').toBe(kinds.length);
        expect(submitted.audit.filter(({ action }) => action === 'submitted')).toHaveLength(1);
        expect(patient.struck.size).toBeGreaterThan(1);
      });
    }
  });
