import { expect, type Page } from '@playwright/test';
import type { ProviderPersona } from '../../packages/sandbox/src/digital-id/development-provider/personas.ts';
import { Form } from './form.ts';
import type { Screen } from './screens/screen.ts';
import type { Say } from './words.ts';

const person = 'opening-person';

/** From the choice to the screen from which one leaves for the digital ID. */
export async function chooseDigitalId({ page, form, say, person: { tier } }: Screen): Promise<void> {
  const provider = say('opening-choices', 'nationalDigitalId');
  await form.choose(say('opening-choices', 'choose.label'), say('opening-choices', 'choose.digital-id', { provider }));
  await form.press(say('flow', 'continue'));
  await expect(page.getByText(say('opening-choices', 'tip.digitalId.text'))).toBeVisible();
  await form.press(say('flow', 'continue'));
  await form.choose(say('opening-choices', 'tier'), say('opening-choices', `tier.${tier}`));
  await form.press(say('flow', 'continue'));
  await expect(page.getByRole('heading', { name: say(person, 'start.heading') })).toBeVisible();
}

/** At the development provider: says who one is, and agrees or cancels. */
export async function visitProvider(page: Page, say: Say, who: ProviderPersona | 'cancel'): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/digital-id\/authorize/);
  if (who !== 'cancel') await page.getByRole('radio', { name: say('sandbox', `digitalId.persona.${who}`) }).check();
  await page
    .getByRole('button', { name: say('sandbox', who === 'cancel' ? 'digitalId.cancel' : 'digitalId.agree') })
    .click();
}

/** There and back. */
export async function comeWith(screen: Screen, who: ProviderPersona | 'cancel'): Promise<void> {
  const { page, form, say } = screen;
  await chooseDigitalId(screen);
  await form.press(say(person, 'start.action'));
  await visitProvider(page, say, who);
}

export async function confirmData({ page, form, say }: Screen): Promise<void> {
  await expect(page.getByRole('heading', { name: say(person, 'show.heading') })).toBeVisible();
  await form.press(say(person, 'show.confirm'));
}

/** What is asked of everybody: taxed in Singapore alone, mail at home. */
export async function answerTheRest({ page, form, say }: Screen): Promise<void> {
  await expect(page.getByRole('heading', { name: say(person, 'more.heading') })).toBeVisible();
  await form.choose(say(person, 'more.singaporeTax'), say(person, 'yes'));
  await form.choose(say(person, 'more.otherTax'), say(person, 'no'));
  await form.choose(say(person, 'more.mail'), say(person, 'yes'));
}

/** Another page on the same way: the app after its web view was killed. */
export const onPage = (screen: Screen, page: Page): Screen => ({ ...screen, page, form: new Form(page, screen.say) });
