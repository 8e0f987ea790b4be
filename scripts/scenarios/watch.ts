/** What Chromium writes of an answer of 400 or more; the answer itself is noted. */
const ofAnswer = /^Failed to load resource/;
/** A request that the page gave up, because it was left or asked for something newer. */
const givenUp = 'net::ERR_ABORTED';

type Request = {
  readonly method: () => string;
  readonly url: () => string;
  readonly failure: () => { readonly errorText: string } | null;
};
type Response = { readonly status: () => number; readonly request: () => Request };
type Message = { readonly type: () => string; readonly text: () => string };

/** The part of a Playwright page that is watched. */
export type Watched = {
  on(event: 'pageerror', listen: (error: Error) => void): unknown;
  on(event: 'console', listen: (message: Message) => void): unknown;
  on(event: 'requestfailed', listen: (request: Request) => void): unknown;
  on(event: 'response', listen: (response: Response) => void): unknown;
};

/** Notes errors and rejections that nobody handled, errors in the console (a policy reports there too), failed requests, and answers of 400 or more. */
export function watch(page: Watched): readonly string[] {
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
