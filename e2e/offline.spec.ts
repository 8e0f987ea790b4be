import { formState } from './support/form-state.ts';
import { expect, testAlone } from './support/test.ts';

testAlone(
  'MSG-24 ERR-03 offline at submit: said, nothing lost, and one application after the retry',
  async ({ page, context, customer, opening, api }) => {
    const { form } = customer;
    const { phone, loginCode } = await api.persona('new');
    await page.goto(`sg-choose#code=${loginCode}`);
    await opening.walk('choose', 'sign-info');
    await opening.fill('sign-info');
    const signed = await formState(page);

    await context.setOffline(true);
    await context.route('**/open-account-server/**', (route) => route.abort('internetdisconnected'));
    await opening.goOn('sign-info');
    const message = 'The network connection has been disconnected, please keep the network stable';
    await expect(page.getByText(message).first()).toBeVisible();
    expect(await formState(page)).toEqual(signed);
    expect((await api.application(phone)).state).toBe('draft');

    await context.unroute('**/open-account-server/**');
    await context.setOffline(false);
    // the first attempt arrives and its answer is lost; the next one is the same operation
    await api.planFaults([{ path: 'submit-application', times: 1, kind: 'drop-after' }]);
    await opening.goOn('sign-info');
    await expect.poll(async () => (await api.application(phone)).state).toBe('under-review');
    await expect.poll(() => api.faults()).toEqual([]);
    if (!/success/.test(page.url())) await form.press(opening.actionOf('sign-info'));
    await expect(page).toHaveURL(/\/success$/);

    const { audit } = await api.application(phone);
    expect(audit.filter(({ action }) => action === 'submitted')).toHaveLength(1);
  },
);
