import { expect } from '@playwright/test';
import type { NativeApp } from '../../packages/sandbox/src/tools/native-shell/create-native-app.ts';
import * as onPage from './on-page.ts';

export type WebViewOptions = {
  readonly userAgent: string;
  /** The app that contains the view. Absent for a browser. */
  readonly app?: NativeApp;
  /** Prefixes of the URLs that the system opens in the app instead of a browser. */
  readonly links?: readonly string[];
};

export type WebViewEvent = { readonly view: string } & (
  | { readonly event: 'message'; readonly reply: number; readonly text: string }
  | { readonly event: 'loaded' | 'link' | 'window'; readonly url: string }
  | { readonly event: 'ended'; readonly reason: string }
  | { readonly event: 'file-chooser'; readonly types: readonly string[] }
);

type Order = (what: string, more?: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** Returns false, so that a check repeats while the page is being replaced. Throws the error again if the script has a syntax error. */
function falseWhileReplaced(error: unknown): false {
  if (String(error).includes('SyntaxError')) throw error;
  return false;
}

/** A WebKit web view in a test. Its methods find fields and buttons by their visible names. */
export class WebView {
  readonly name: string;
  readonly events: WebViewEvent[] = [];
  readonly #app: NativeApp | undefined;
  readonly #order: Order;

  constructor(name: string, { app }: WebViewOptions, order: Order) {
    this.name = name;
    this.#app = app;
    this.#order = order;
  }

  receive(event: WebViewEvent): void {
    this.events.push(event);
    if (event.event === 'message') this.#carry(event.reply, event.text);
  }

  of<E extends WebViewEvent['event']>(event: E): (WebViewEvent & { readonly event: E })[] {
    return this.events.filter((one): one is WebViewEvent & { readonly event: E } => one.event === event);
  }

  load = (url: string) => this.#order('load', { url });
  /** Kills the page's process, as the system does when memory is low. */
  kill = () => this.#order('kill');
  picture = (path: string) => this.#order('picture', { path });

  /** Runs a function in the page with these JSON arguments, and resolves with its result. Rejects if the page throws or navigates away. */
  evaluate<A extends readonly unknown[], R>(run: (...given: A) => R, ...given: A): Promise<Awaited<R>> {
    const body = `return (${String(run)})(...${JSON.stringify(given)})`;
    return this.#order('evaluate', { body }) as Promise<Awaited<R>>;
  }

  /** Waits until the condition holds in the page. Also waits while the page is replaced. `what` describes the condition in a failure. */
  async until<A extends readonly unknown[]>(what: string, is: (...given: A) => boolean, ...given: A): Promise<void> {
    await expect
      .poll(() => this.evaluate(is, ...given).catch(falseWhileReplaced), { message: what, intervals: [50] })
      .toBe(true);
  }

  address = () => this.evaluate(() => location.pathname + location.search);
  expectAt = (path: string) => this.until(`at ${path}`, (end) => location.pathname.endsWith(end), path);
  expectText = (text: string) => this.until(`"${text}"`, onPage.showsText, text);

  /** Waits for a button, link, radio or checkbox with this name, and presses it. */
  async press(name: string): Promise<void> {
    await this.until(`"${name}" can be pressed`, onPage.pressByName, name);
  }

  async type(label: string, text: string): Promise<void> {
    await this.until(`"${label}" takes text`, onPage.typeIntoField, label, text);
  }

  valueOf = (label: string) => this.evaluate(onPage.readField, label);

  /** Passes the app's responses to the page: the first as the reply to WebKit, later ones to the answer function, as an app does on its main thread. */
  #carry(reply: number, text: string): void {
    let replied = false;
    const answer = (message: string) => {
      const sent = replied
        ? this.evaluate((said) => Reflect.get(window, 'quaysideAnswer')?.(said), message)
        : this.#order('reply', { reply, text: message });
      replied = true;
      sent.catch(() => undefined); // the page is gone, so no script waits for the response
    };
    this.#app?.receive(text, answer);
  }
}
