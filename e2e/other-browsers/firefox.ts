import type { BrowserContext, Locator, Page } from '@playwright/test';
import { Form } from '../support/form.ts';
import type { Say } from '../support/words.ts';
import type { BrowserVisit } from './visit.ts';

/** Form whose texts are typed by keyboard, because React ignores texts that Playwright sets over WebDriver BiDi. */
class TypingForm extends Form {
  protected override async write(box: Locator, value: string): Promise<void> {
    await box.press('ControlOrMeta+A');
    await box.pressSequentially(value);
  }
}

/** Returns a visit in Debian's Firefox, which Playwright controls over WebDriver BiDi. */
export async function visitByFirefox(page: Page, context: BrowserContext, say: Say): Promise<BrowserVisit> {
  await page.addInitScript(printUnhandledErrors);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  const driver = new TypingForm(page, say);
  return {
    driver,
    goto: (path) => page.goto(path),
    reload: () => page.reload(),
    back: () => page.goBack(),
    run: (script, argument) => page.evaluate(script as never, argument),
    errors,
    async choosePhoto(button, photo) {
      const choosing = page.waitForEvent('filechooser');
      await driver.press(button);
      await (await choosing).setFiles(photo);
    },
    setOffline: (offline) => context.setOffline(offline),
  };
}

/** Prints the message and the stack of each unhandled error, because Firefox gives Playwright only the type of a printed error. */
function printUnhandledErrors(): void {
  const print = (error: unknown) =>
    console.error(error instanceof Error ? `${error.name}: ${error.message}\n${error.stack}` : String(error));
  addEventListener('error', ({ error, message }) => print(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => print(reason));
}
