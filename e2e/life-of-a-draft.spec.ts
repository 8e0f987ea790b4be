import { openSignedIn, register } from './support/registration.ts';
import { expect, testAlone } from './support/test.ts';

testAlone(
  'a draft whose time is over is gone, and whoever comes back is told and starts afresh',
  async ({ page, customer, opening, api }) => {
    const { form, say } = customer;
    const { phone, loginCode } = await api.persona('draft-to-sign');
    await openSignedIn(page, 'sg-sign-info', loginCode);
    await opening.expectScreen('sign-info');
    const day = 24 * 60 * 60 * 1000;
    for (const days of [23, 31]) await api.moveClock(days * day);
    expect((await api.mails(phone)).map(({ kind }) => kind)).toEqual(['draft-expired', 'draft-expiring']);

    await page.goto('');
    await register(page, say, api, phone);
    await expect(page.getByText(say('drafts', 'expired.title'))).toBeVisible();
    await form.press(say('home', 'start'));
    await opening.expectScreen('choose');
    await expect(page.getByText(say('drafts', 'expired.title'))).toBeVisible();
    await page.getByRole('button', { name: say('drafts', 'news.seen') }).click();
    await expect(page.getByText(say('drafts', 'expired.title'))).toBeHidden();
    await page.goto('sg-sign-info');
    await opening.expectScreen('choose');
    const { answers, documents } = await api.application(phone);
    expect({ answers, documents }).toEqual({ answers: {}, documents: {} });
  },
);
