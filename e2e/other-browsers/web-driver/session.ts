import { setTimeout as pause } from 'node:timers/promises';

export class WebDriverError extends Error {
  override readonly name = 'WebDriverError';
  readonly reason: string;
  constructor(command: string, { error, message }: { error: string; message: string }) {
    super(`${command}: ${error}. ${message}`);
    this.reason = error;
  }
}

export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/** A reference to an element, in the format of the WebDriver standard. */
export type ElementReference = { readonly 'element-6066-11e4-a52e-4f735466cecf': string };

export type WebDriverCapabilities = Readonly<Record<string, unknown>>;

type Outcome<T> = { readonly value: T } | { readonly error: string };

/** A browser window that a WebDriver server controls (W3C WebDriver, "classic"), with the commands that the tests need. */
export class WebDriverSession {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  /**
   * Waits for the WebDriver server, and opens a browser window.
   * @param server URL such as `http://127.0.0.1:4444`
   */
  static async start(server: string, capabilities: WebDriverCapabilities): Promise<WebDriverSession> {
    while (!(await isReady(server))) await pause(20);
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await send<{ sessionId: string }>('POST', `${server}/session`, body);
    return new WebDriverSession(`${server}/session/${sessionId}`);
  }

  end = (): Promise<unknown> => send('DELETE', this.#url);
  goto = (url: string): Promise<unknown> => this.#do('url', { url });
  reload = (): Promise<unknown> => this.#do('refresh');
  back = (): Promise<unknown> => this.#do('back');
  address = (): Promise<string> => send('GET', `${this.#url}/url`);
  picture = async (): Promise<Buffer> => Buffer.from(await send<string>('GET', `${this.#url}/screenshot`), 'base64');
  resize = (width: number, height: number): Promise<unknown> => this.#do('window/rect', { x: 0, y: 0, width, height });

  /**
   * Runs a function in the page and resolves with its result, which must be JSON. The function can use only its
   * arguments. Rejects with ScriptError if the function throws.
   */
  async run<A extends readonly unknown[], T>(script: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    const wrapped = `const done = arguments[arguments.length - 1];
      const run = async () => (${script.toString()})(...[...arguments].slice(0, -1));
      run().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const outcome = await this.#do<Outcome<T>>('execute/async', { script: wrapped, args });
    if ('error' in outcome) throw new ScriptError(outcome.error);
    return outcome.value;
  }

  include = (source: string): Promise<unknown> => this.#do('execute/sync', { script: source, args: [] });

  click = (element: ElementReference): Promise<unknown> => this.#do(`element/${idOf(element)}/click`);

  /** Types a text into an element by keyboard. For a file input, the text is the path of a file. */
  type = (element: ElementReference, text: string): Promise<unknown> =>
    this.#do(`element/${idOf(element)}/value`, { text });

  async drag([start, ...rest]: readonly (readonly [x: number, y: number])[]): Promise<void> {
    const move = ([x, y]: readonly [number, number] = [0, 0]) => ({
      type: 'pointerMove',
      duration: 30,
      x: Math.round(x),
      y: Math.round(y),
    });
    const actions = [
      move(start),
      { type: 'pointerDown', button: 0 },
      ...rest.map(move),
      { type: 'pointerUp', button: 0 },
    ];
    await this.#do('actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }

  #do<T>(command: string, body: object = {}): Promise<T> {
    return send<T>('POST', `${this.#url}/${command}`, body);
  }
}

const idOf = (element: ElementReference): string => element['element-6066-11e4-a52e-4f735466cecf'];

const isReady = (server: string): Promise<boolean> =>
  send<{ ready: boolean }>('GET', `${server}/status`).then(
    ({ ready }) => ready,
    () => false,
  );

async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  const command = new URL(url).pathname.split('/').slice(3).join('/');
  if (!answer.ok) throw new WebDriverError(command || 'session', value as { error: string; message: string });
  return value as T;
}
