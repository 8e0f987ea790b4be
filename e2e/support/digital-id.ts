import { expect, type Page } from '@playwright/test';
import type { ProviderPersona } from '../../packages/sandbox/src/development/digital-id-provider/personas.ts';
import { Form } from './form.ts';
import type { Screen } from './screens/screen.ts';
import type { Say } from './words.ts';

const person = 'opening-person';

/** Chooses the digital ID, and waits for the screen that opens it. */
export async function chooseDigitalId({ page, form, say }: Screen): Promise<void> {
  const provider = say('opening-choices', 'nationalDigitalId');
  await form.answer(
    say('opening-choices', 'choose.label'),
    say('opening-choices', 'choose.digital-id.label', { provider }),
  );
  await expect(page.getByRole('heading', { name: say(person, 'start.heading') })).toBeVisible();
}

/** Chooses a person on the page of the mock provider, whose default is `citizen`, and agrees. With `cancel`, presses Cancel instead. */
export async function visitProvider(page: Page, say: Say, who: ProviderPersona | 'cancel'): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/digital-id\/authorize/);
  if (who !== 'cancel' && who !== 'citizen') {
    await page.getByText(say('sandbox', 'digitalId.development')).click();
    await page.getByRole('radio', { name: say('sandbox', `digitalId.persona.${who}`) }).check();
  }
  await page
    .getByRole('button', { name: say('sandbox', who === 'cancel' ? 'digitalId.cancel' : 'digitalId.agree') })
    .click();
}

export async function signUpWithDigitalId(screen: Screen, who: ProviderPersona | 'cancel'): Promise<void> {
  const { page, form, say } = screen;
  await chooseDigitalId(screen);
  await form.press(say(person, 'start.action'));
  await visitProvider(page, say, who);
}

export async function confirmProviderData({ page, form, say }: Screen): Promise<void> {
  await expect(page.getByRole('heading', { name: say(person, 'show.heading') })).toBeVisible();
  await form.press(say(person, 'show.confirm'));
}

/** Answers that a person is a tax resident of Singapore only. With a complete digital ID, this is the only question; the answer opens the next page. */
export async function answerTaxResidency({ form, say }: Screen): Promise<void> {
  await form.answer(say(person, 'more.taxPlace.label'), say(person, 'more.taxPlace.singapore'));
}

/** Answers the remaining questions on a page with several: tax resident of Singapore only, mail to the home address. */
export async function answerRemainingQuestions({ page, form, say }: Screen): Promise<void> {
  await expect(page.getByRole('heading', { name: say(person, 'more.heading') })).toBeVisible();
  await form.choose(say(person, 'more.taxPlace.label'), say(person, 'more.taxPlace.singapore'));
  await form.choose(say(person, 'more.mail'), say(person, 'yes'));
}

/** Returns the same customer on another page, such as the app after its web view was killed. */
export const moveCustomerToPage = (screen: Screen, page: Page): Screen => ({
  ...screen,
  page,
  form: new Form(page, screen.say),
});
