import { readFormState } from './support/form-state.ts';
import { openSignedIn, registerCustomer } from './support/registration.ts';
import { expect, testAlone } from './support/test.ts';

testAlone(
  'ERR-02 after an expired login, registration returns to the same step with the typed answers',
  { tag: '@quick' },
  async ({ page, customer, opening, api, person }) => {
    const { phone, loginCode } = await api.persona('draft');
    const before = await api.application(phone);
    await openSignedIn(page, 'sg-assets-info', loginCode);
    await opening.expectScreen('assets-info');
    await opening.fill('assets-info');
    const typed = await readFormState(page);

    await api.planFaults([{ path: 'save-step', times: 1, kind: 'code', code: 300101 }]);
    await opening.goOn('assets-info');
    await registerCustomer(page, customer.say, api, phone);

    await opening.expectScreen('assets-info');
    await expect.poll(() => readFormState(page)).toEqual(typed);
    await opening.goOn('assets-info');
    await opening.expectScreen('assets-select');
    expect((await api.application(phone)).answers).toEqual({ ...before.answers, 'assets-info': person.assets });
  },
);
