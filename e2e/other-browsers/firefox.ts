import type { BrowserContext, Locator, Page } from '@playwright/test';
import { Form } from '../support/form.ts';
import type { Say } from '../support/words.ts';
import type { Visit } from './visit.ts';

/** Types by keyboard: over WebDriver BiDi, Playwright sets a text in a way that React takes for its own. */
class TypingForm extends Form {
  protected override async write(box: Locator, value: string): Promise<void> {
    await box.press('ControlOrMeta+A');
    await box.pressSequentially(value);
  }
}

/** A visit in Debian's Firefox, which Playwright drives over WebDriver BiDi. */
export function visitByFirefox(page: Page, context: BrowserContext, say: Say): Visit {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  const hands = new TypingForm(page, say);
  return {
    hands,
    goto: (path) => page.goto(path),
    reload: () => page.reload(),
    back: () => page.goBack(),
    run: (script, argument) => page.evaluate(script as never, argument),
    errors,
    async choosePhoto(button, photo) {
      const choosing = page.waitForEvent('filechooser');
      await hands.press(button);
      await (await choosing).setFiles(photo);
    },
    setOffline: (offline) => context.setOffline(offline),
  };
}
