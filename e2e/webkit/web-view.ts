import { expect } from '@playwright/test';
import type { NativeApp } from '../../packages/sandbox/src/native-app/create-native-app.ts';
import * as onPage from './on-page.ts';

export type WebViewOptions = {
  readonly userAgent: string;
  /** the app around the view; absent: it is a browser */
  readonly app?: NativeApp;
  /** where addresses start that the system hands to the app instead of opening them */
  readonly links?: readonly string[];
};

/** What the program tells of a view. */
export type SeedEvent = { readonly view: string } & (
  | { readonly event: 'message'; readonly reply: number; readonly text: string }
  | { readonly event: 'loaded' | 'link' | 'window'; readonly url: string }
  | { readonly event: 'ended'; readonly reason: string }
  | { readonly event: 'file-chooser'; readonly types: readonly string[] }
);

type Order = (what: string, more?: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** A page that is being replaced says nothing; a function that is no JavaScript never will. */
function falseWhileReplaced(error: unknown): false {
  if (String(error).includes('SyntaxError')) throw error;
  return false;
}

/** A WebKit web view and what a test does in it. Fields and buttons are found by what they are called on screen. */
export class WebView {
  readonly name: string;
  readonly happened: SeedEvent[] = [];
  readonly #app: NativeApp | undefined;
  readonly #order: Order;

  constructor(name: string, { app }: WebViewOptions, order: Order) {
    this.name = name;
    this.#app = app;
    this.#order = order;
  }

  hear(happening: SeedEvent): void {
    this.happened.push(happening);
    if (happening.event === 'message') this.#carry(happening.reply, happening.text);
  }

  /** What happened of one kind, oldest first. */
  of<E extends SeedEvent['event']>(event: E): (SeedEvent & { readonly event: E })[] {
    return this.happened.filter((one): one is SeedEvent & { readonly event: E } => one.event === event);
  }

  load = (url: string) => this.#order('load', { url });
  /** As the system does when memory is short: the process of the page is gone, and nobody asked it. */
  kill = () => this.#order('kill');
  picture = (path: string) => this.#order('picture', { path });

  /** Runs a function in the page, with arguments that JSON can carry. Rejects where the page throws or goes away meanwhile. */
  evaluate<A extends readonly unknown[], R>(run: (...given: A) => R, ...given: A): Promise<Awaited<R>> {
    const body = `return (${String(run)})(...${JSON.stringify(given)})`;
    return this.#order('evaluate', { body }) as Promise<Awaited<R>>;
  }

  /** Until the page says so; one that is being replaced says nothing. */
  async until<A extends readonly unknown[]>(what: string, is: (...given: A) => boolean, ...given: A): Promise<void> {
    await expect
      .poll(() => this.evaluate(is, ...given).catch(falseWhileReplaced), { message: what, intervals: [50] })
      .toBe(true);
  }

  address = () => this.evaluate(() => location.pathname + location.search);
  expectAt = (path: string) => this.until(`at ${path}`, (end) => location.pathname.endsWith(end), path);
  expectText = (text: string) => this.until(`"${text}"`, onPage.shows, text);

  /** A button, link, radio or checkbox, by its whole name. */
  async press(name: string): Promise<void> {
    await this.until(`"${name}" can be pressed`, onPage.press, name);
  }

  /** Into a text field, as a keyboard does. */
  async type(label: string, text: string): Promise<void> {
    await this.until(`"${label}" takes text`, onPage.type, label, text);
  }

  valueOf = (label: string) => this.evaluate(onPage.valueOf, label);

  /** The first answer is the reply that WebKit waits for; what follows it comes by the answer function, as from an app's main thread. */
  #carry(reply: number, text: string): void {
    let replied = false;
    const answer = (message: string) => {
      const sent = replied
        ? this.evaluate((said) => Reflect.get(window, 'quaysideAnswer')?.(said), message)
        : this.#order('reply', { reply, text: message });
      replied = true;
      sent.catch(() => undefined); // the page has gone: nobody waits for it
    };
    this.#app?.receive(text, answer);
  }
}
