import { describe, expect, test, vi } from 'vitest';
import { createBridge } from './bridge/bridge.ts';
import { noTransport } from './capture-transport/capture-transport.ts';
import {
  openAppScreen,
  openFile,
  openHelp,
  openNewWindow,
  openPdf,
  openSystemBrowser,
  type PageOpener,
} from './open-pages.ts';
import { createSimulator, type SimulatorOptions } from './testing/simulator/simulator.ts';

const origin = 'https://open.example.com';
const pdf = `${origin}/files/1.pdf`;

function opener(script?: SimulatorOptions['script']) {
  const app = createSimulator({ script });
  const opened: string[] = [];
  const logged: string[] = [];
  const options: PageOpener = {
    bridge: createBridge(script ? app.transport : noTransport),
    origins: [origin],
    openWindow: (url) => opened.push(url),
    log: (message, error) => logged.push(`${message} ${String(error)}`),
  };
  return { app, opened, logged, options };
}

describe('screens of the app', () => {
  const help = `${origin}/webapp/market/help.html`;

  test('opens the deposit screen of the app', async () => {
    const { app, opened, options } = opener({});
    expect(await openAppScreen('deposit', origin, options)).toBe('app');
    expect(app.sent.at(-1)).toMatchObject({ command: 'goto_native_module', payload: { module: 'deposit' } });
    expect(opened).toEqual([]);
  });

  test('opens the help page in a browser, and if the app has no such screen', async () => {
    const old = opener({ goto_native_module: 'refused' });
    expect(await openAppScreen('deposit', origin, old.options)).toBe('web-view');
    expect(old.logged).toHaveLength(1);
    const browser = opener();
    expect(await openAppScreen('deposit', origin, browser.options)).toBe('window');
    expect(browser.opened).toEqual([help]);
  });
});

describe('PDFs', () => {
  test("BRIDGE-02 opens a PDF by the app's deep link", async () => {
    const { app, opened, options } = opener({});
    expect(await openPdf(pdf, options)).toBe('app');
    expect(app.sent.at(-1)).toMatchObject({
      command: 'goto_native_module',
      payload: { module: 'pdf', parameters: { url: pdf } },
    });
    expect(opened).toEqual([]);
  });

  test('BRIDGE-02 falls back to a native web view, then to a new window, and only logs failures', async () => {
    const webView = opener({ goto_native_module: 'unsupported' });
    expect(await openPdf(pdf, webView.options)).toBe('web-view');
    expect(webView.logged).toHaveLength(1);
    const window = opener({ goto_native_module: 'throw', open_web_view: 'refused' });
    expect(await openPdf(pdf, window.options)).toBe('window');
    expect([window.opened, window.logged.length]).toEqual([[pdf], 2]);
  });

  test('BRIDGE-02 opens a new window in a browser, within the click', () => {
    const { opened, options } = opener();
    void openPdf(pdf, options);
    expect(opened).toEqual([pdf]);
  });

  test('BRIDGE-02 logs a failed window without its URL', async () => {
    const { logged, options } = opener();
    const failing = {
      ...options,
      openWindow: () => {
        throw new Error('blocked');
      },
    };
    expect(await openPdf(`${pdf}?name=canary`, failing)).toBe('failed');
    expect(logged.join()).not.toContain('canary');
  });

  test.each([
    'javascript:alert(1)',
    'https://evil.example/1.pdf',
    '//evil.example/1.pdf',
    `${origin}.evil.example/`,
    'https://u:p@open.example.com/1.pdf',
    'intent://x',
    '',
    'data:application/pdf,x',
  ])('F07 BRIDGE-02 does not open %j', async (url) => {
    for (const { app, opened, options } of [opener({}), opener()]) {
      expect(await openPdf(url, options)).toBe('failed');
      expect([app.sent, opened]).toEqual([[], []]);
    }
  });
});

describe('other pages', () => {
  test('F17 opens a window that has no access to this page', () => {
    const opened: unknown[][] = [];
    vi.stubGlobal('open', (...values: unknown[]) => opened.push(values));
    openNewWindow(pdf);
    vi.unstubAllGlobals();
    expect(opened).toEqual([[pdf, '_blank', 'noopener,noreferrer']]);
  });

  test('BRIDGE-01 opens /webapp/market/help.html in a new web view, or in a new window', async () => {
    const inApp = opener({});
    expect(await openHelp(origin, inApp.options)).toBe('web-view');
    expect(inApp.app.sent[0]).toMatchObject({
      command: 'open_web_view',
      payload: { url: `${origin}/webapp/market/help.html` },
    });
    const inBrowser = opener();
    expect(await openHelp(origin, inBrowser.options)).toBe('window');
    expect(inBrowser.opened).toEqual([`${origin}/webapp/market/help.html`]);
    await openHelp(origin, inBrowser.options, { langType: '6', skinType: 'black' });
    expect(inBrowser.opened.at(-1), 'as this page looks').toBe(
      `${origin}/webapp/market/help.html?langType=6&skinType=black`,
    );
    await openAppScreen('deposit', origin, inBrowser.options, { langType: '6' });
    expect(inBrowser.opened.at(-1)).toBe(`${origin}/webapp/market/help.html?langType=6`);
  });

  test('BRIDGE-02 opens a PDF in the viewer and a picture in a web view, by media type', async () => {
    const inApp = opener({});
    expect(await openFile(pdf, 'application/pdf', inApp.options)).toBe('app');
    expect(await openFile(pdf, 'image/png', inApp.options)).toBe('web-view');
    expect(inApp.app.sent.map(({ command }) => command)).toEqual(['goto_native_module', 'open_web_view']);
  });

  test('F20 opens a page that refuses web views in the system browser', async () => {
    const visited: string[] = [];
    const options = {
      returnUrl: `${origin}/back`,
      origins: ['https://id.example'],
      navigate: (url: string) => void visited.push(url),
    };
    const able = createSimulator();
    expect(await openSystemBrowser('https://id.example/login?x=1', createBridge(able.transport), options)).toBe('app');
    expect(able.sent[0]?.payload).toEqual({ url: 'https://id.example/login?x=1', returnUrl: `${origin}/back` });
    const unable = createSimulator({ script: { open_system_browser: 'unsupported' } });
    expect(await openSystemBrowser('https://id.example/', createBridge(unable.transport), options)).toBe('failed');
    expect(await openSystemBrowser('https://evil.example/', createBridge(noTransport), options)).toBe('failed');
    expect(visited).toEqual([]);
    expect(await openSystemBrowser('https://id.example/', createBridge(noTransport), options)).toBe('page');
    expect(visited).toEqual(['https://id.example/']);
  });
});
