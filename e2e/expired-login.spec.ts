import { formState } from './support/form-state.ts';
import { register } from './support/registration.ts';
import { expect, testAlone } from './support/test.ts';

testAlone(
  'ERR-02 a login that expires on step 5: registration, then the same step with all that was typed',
  async ({ page, customer, opening, api, phone, person }) => {
    await page.goto('sg-choose');
    await register(page, customer.say, api, phone);
    await opening.walk('choose', 'assets-info');
    await opening.fill('assets-info');
    const typed = await formState(page);

    await api.moveClock(61_000); // a number gets one code a minute
    await api.planFaults([{ path: 'save-step', times: 1, kind: 'code', code: 300101 }]);
    await opening.goOn('assets-info');
    await register(page, customer.say, api, phone);

    await opening.expectScreen('assets-info');
    await expect.poll(() => formState(page)).toEqual(typed);
    await opening.goOn('assets-info');
    await opening.expectScreen('assets-select');
    const { answers } = await api.application(phone);
    expect(answers['base-info']).toEqual(person.base);
    expect(answers['assets-info']).toEqual(person.assets);
  },
);
