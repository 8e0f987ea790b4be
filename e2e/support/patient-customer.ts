import { expect, type Page, type Route } from '@playwright/test';
import { clickDebounceMs } from '../../packages/platform/src/debounce.ts';
import { readFormState } from './form-state.ts';
import type { StepFault } from './step-faults.ts';
import type { Say } from './words.ts';

const writes = /\/open-account-server\/api\/((?:save|submit|upload|check)-[a-z]+)\/v1/;
const failedStep = '[data-step][data-phase=failed]';
const failedUpload = 'fieldset [data-state=failed]';

/**
 * A customer who meets a fault once at each write of each step. When a page reports a failure, the customer checks that
 * all answers are still there, and retries. The journey itself runs as without faults.
 */
export class PatientCustomer {
  readonly #page: Page;
  readonly #say: Say;
  readonly #fault: StepFault;
  /** The writes that met the fault, each as its call with its step or its kind of document. */
  readonly struck = new Set<string>();
  /** The number of fields that were compared after a failure. */
  compared = 0;
  #typed: Record<string, string> = {};

  constructor({ page, say }: { readonly page: Page; readonly say: Say }, fault: StepFault) {
    this.#page = page;
    this.#say = say;
    this.#fault = fault;
  }

  /** Runs a journey with the fault. Rejects if the journey rejects, or if an answer is lost. */
  async during(journey: () => Promise<unknown>): Promise<void> {
    const arrived = new AbortController();
    await this.#page.route(writes, (route) => this.#perhaps(route));
    const trying = (async () => {
      while (!arrived.signal.aborted) await this.#tryAgainOnce(() => !arrived.signal.aborted);
    })();
    await Promise.all([journey().finally(() => arrived.abort()), trying]);
    await this.#page.unroute(writes);
  }

  async #perhaps(route: Route): Promise<void> {
    const write = whatIsWritten(route);
    if (this.struck.has(write)) return route.fallback();
    this.struck.add(write);
    this.#typed = await readFormState(this.#page);
    return this.#fault.strike(route);
  }

  /** Waits until a page reports a failure, compares its answers, and retries. Returns without a retry when the journey has ended. */
  async #tryAgainOnce(isGoing: () => boolean): Promise<void> {
    const page = this.#page;
    const step = page.locator(failedStep);
    const upload = page.locator(failedUpload).getByRole('button', { name: this.#say('ui-documents', 'uploadAgain') });
    const picture = page.getByRole('button', { name: this.#say('opening-face', 'capture.again'), exact: true });
    const failed = step.or(upload).or(picture).first();
    await expect.poll(async () => !isGoing() || (await failed.isVisible()), { timeout: 240_000 }).toBe(true);
    if (!isGoing()) return;
    // an earlier press of the same button would be debounced (UI-02)
    await this.#page.waitForFunction((then) => Date.now() > then, Date.now() + clickDebounceMs);
    if (await step.isVisible()) {
      const typed = this.#typed;
      await expect.poll(() => readFormState(page), { message: 'no answer is lost', timeout: 8000 }).toEqual(typed);
      this.compared += Object.keys(typed).length;
      await step.locator('button[type=submit]').first().click();
    } else await failed.click();
    await failed.waitFor({ state: 'hidden' });
  }
}

/** Returns the name of the call, with the step or the kind of document that it writes. */
function whatIsWritten(route: Route): string {
  const request = route.request();
  const [, call = ''] = writes.exec(request.url()) ?? [];
  const body = request.postData() ?? '';
  const [, step] = /"step":"([^"]+)"/.exec(body) ?? /name="kind"\r\n\r\n([a-z-]+)/.exec(body) ?? [];
  return step ? `${call} ${step}` : call;
}
