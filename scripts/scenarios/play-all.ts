import { type Browser, chromium } from 'playwright';
import { cameraArgs, drawFakeCamera } from '../../e2e/support/fake-camera.ts';
import { acceptLogin } from '../../e2e/support/registration.ts';
import type { Scenario } from '../../packages/sandbox/src/scenarios/scenario.ts';
import { chromiumArgs, headlessShellPath } from '../chromium.mjs';
import type { AppName } from '../services/ports.ts';
import { watch } from './watch.ts';

export type Play = { readonly app: AppName; readonly url: string; readonly scenario: Scenario };
export type Played = { readonly app: AppName; readonly id: string; readonly faults: readonly string[] };

/** While a page waits for its answers, others can be played. */
const atOnce = 4;

/** Plays scenarios in one browser, several at a time. */
export async function playAll(plays: readonly Play[]): Promise<readonly Played[]> {
  drawFakeCamera();
  const browser = await chromium.launch({
    executablePath: headlessShellPath(),
    args: [...chromiumArgs, ...cameraArgs],
  });
  const waiting = [...plays];
  const played: Played[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { app, scenario } = next;
      played.push({ app, id: scenario.id, faults: await play(browser, next) });
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await browser.close();
  }
  return played;
}

/** Follows the review link and waits until the page of the scenario stands still. Answers with the faults. */
async function play(browser: Browser, { url, scenario }: Play): Promise<readonly string[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    timezoneId: 'Asia/Singapore',
  });
  try {
    const page = await context.newPage();
    const seen = watch(page);
    await page.goto(new URL(`/sandbox/play?scenario=${scenario.id}`, url).href);
    await acceptLogin(page);
    const path = new URL(`.${scenario.expect.path}`, url).pathname;
    await page.waitForURL(({ pathname, hash }) => pathname === path && hash === '');
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    return [...seen];
  } catch (error) {
    return [String(error).split('\n').slice(0, 3).join(' ')];
  } finally {
    await context.close();
  }
}
