import type { Page, Request } from 'playwright';

/** Chromium also reports an answer of 400 or more in the console; the answer itself is noted. */
const ofAnswer = /^Failed to load resource/;
/** The page was left, or asked for something newer. */
const givenUp = 'net::ERR_ABORTED';

/** Collects unhandled errors and rejections, errors in the console, failed requests, and answers of 400 or more. Fills while the page is open. */
export function watch(page: Pick<Page, 'on'>): readonly string[] {
  const faults: string[] = [];
  const named = (request: Request) => `${request.method()} ${request.url()}`;
  page.on('pageerror', (error) => faults.push(`unhandled: ${error.stack ?? error}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !ofAnswer.test(text)) faults.push(`console: ${text}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== givenUp) faults.push(`request: ${named(request)} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`answer: ${response.status()} ${named(response.request())}`);
  });
  return faults;
}
