import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';

export const openBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs, ...more] });

/** Returns a list that collects the problems of an open page: failed requests, requests to URLs that do not start with `base`, and errors. */
export function recordPageErrors(page: Page, base: string): string[] {
  const complaints: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(base) && !/^(data|blob|about):/.test(url)) complaints.push(`asks for ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} for ${response.url()}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Opens a story without the sidebar, and waits until it shows something. `globals` are settings of the toolbar, such as `skin:black;language:th`. */
export async function openStory(page: Page, base: string, id: string, globals: string): Promise<void> {
  await page.goto(`${base}iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.locator('#storybook-root > *').first().waitFor();
}
