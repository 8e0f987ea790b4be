import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startDisplay, webViewPython } from '../../scripts/testing/system-packages.ts';
import { WebView, type WebViewEvent, type WebViewOptions } from './web-view.ts';

type Answer = { readonly id: number; readonly value?: unknown; readonly error?: string };

export class WebViewError extends Error {
  override readonly name = 'WebViewError';
}

/** Starts and controls the program that shows WebKit's web views on a separate screen. `web_views.py` describes the protocol. */
export class WebViews {
  readonly #program: ChildProcess;
  readonly #folder: string;
  readonly #endDisplay: () => Promise<void>;
  readonly #waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  readonly #views = new Map<string, WebView>();
  #last = 0;

  static async start(): Promise<WebViews> {
    const folder = await mkdtemp(join(tmpdir(), 'quayside-web-views-'));
    const display = await startDisplay({ width: 800, height: 900 });
    const program = spawn(webViewPython, [join(import.meta.dirname, 'web_views.py')], {
      env: {
        ...process.env,
        DISPLAY: display.name,
        XDG_RUNTIME_DIR: folder,
        NO_AT_BRIDGE: '1',
        GSETTINGS_BACKEND: 'memory',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    return new WebViews(program, folder, () => display.end());
  }

  private constructor(program: ChildProcess, folder: string, endDisplay: () => Promise<void>) {
    this.#program = program;
    this.#folder = folder;
    this.#endDisplay = endDisplay;
    if (program.stdout) createInterface({ input: program.stdout }).on('line', (line) => this.#take(line));
    program.on('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new WebViewError('The web views have ended.'));
      this.#waiting.clear();
    });
  }

  /** Opens a web view. Its data stays on disk until `end`, so a later view with the same name finds it. */
  async open(name: string, options: WebViewOptions): Promise<WebView> {
    const view = new WebView(name, options, (what, more) => this.order(name, what, more));
    this.#views.set(name, view);
    const { userAgent, links = [], app } = options;
    await this.order(name, 'open', { userAgent, links, handler: app !== undefined, folder: join(this.#folder, name) });
    return view;
  }

  order(view: string, what: string, more: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#program.stdin?.write(`${JSON.stringify({ id, do: what, view, ...more })}\n`);
    });
  }

  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.#program.once('exit', resolve));
    this.#program.stdin?.end();
    await ended;
    await this.#endDisplay();
    await rm(this.#folder, { recursive: true, force: true });
  }

  #take(line: string): void {
    const message = JSON.parse(line) as Answer | WebViewEvent;
    if ('event' in message) return this.#views.get(message.view)?.receive(message);
    const waits = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error === undefined) waits?.resolve(message.value);
    else waits?.reject(new WebViewError(message.error));
  }
}
