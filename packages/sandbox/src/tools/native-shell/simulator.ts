import { type AppUserInfo, type CommandName, recordModules } from '@quayside/bridge/commands';
import { type CommandState, createNativeApp, type NativeApp } from './create-native-app.ts';
import { createUserAgent } from './user-agent.ts';

/** The app that the phone in /shell/ runs. The native app runs in this page; its web view and the system browser are frames of the app's origin. */
type Running = { readonly app: NativeApp; readonly name: string; readonly origin: string; address: string };
type FromFrame =
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'at'; readonly url: string; readonly title: string }
  | { readonly kind: 'link'; readonly url: string };

const element = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;
const valueOf = (id: string): string => element<HTMLInputElement | HTMLSelectElement>(id).value;
const screen = element('screen');
const say = (text: string) => {
  element('said').textContent = text;
};
const deviceId = crypto.randomUUID();
let running: Running | undefined;

function device() {
  const platform = valueOf('platform') === 'ios' ? ('ios' as const) : ('android' as const);
  const appType = Number(element<HTMLSelectElement>('app').selectedOptions[0]?.dataset.type);
  return { platform, appVersion: valueOf('version'), deviceId, appType, langType: Number(valueOf('language')) };
}

async function signIn(app: string): Promise<AppUserInfo | undefined> {
  const answer = await fetch('sign-in', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ app, scenario: valueOf('scenario'), device: device() }),
  });
  return answer.ok ? ((await answer.json()) as AppUserInfo) : undefined;
}

function frame(url: string, title: string, name: string): HTMLIFrameElement {
  const made = document.createElement('iframe');
  Object.assign(made, { name, title, allow: 'camera; microphone', src: url });
  return made;
}

/** Opens the web view at its address. `fresh` clears its session storage, as after the system ended the app. */
function openWebView(to: Running, fresh: boolean): void {
  const name = JSON.stringify({ ...(JSON.parse(to.name) as object), fresh });
  screen.replaceChildren(frame(to.address, 'Web view', name));
}

/** Opens the system browser over the web view, which stays on its page. */
function openBrowser(url: string): void {
  closeBrowser();
  const view = screen.querySelector('iframe');
  if (view) view.hidden = true;
  const name = JSON.stringify({ as: 'browser' });
  screen.append(frame(url, 'System browser', name));
  element('close').hidden = false;
  say('In the system’s browser');
}

function closeBrowser(): void {
  screen.querySelector('iframe[title="System browser"]')?.remove();
  element('close').hidden = true;
  const view = screen.querySelector('iframe');
  if (view) view.hidden = false;
}

/** Starts the chosen app at its start page, or at another `path` of its origin. */
function start(path: string | undefined): void {
  const url = valueOf('app');
  const { origin } = new URL(url);
  const userAgent = createUserAgent(device(), { skinType: valueOf('skin') });
  element('agent').textContent = userAgent;
  element('log').replaceChildren();
  element('service').hidden = true;
  const app = createNativeApp({
    appVersion: valueOf('version'),
    origins: [origin],
    onLog: ({ id, command, status, payload }) => {
      const line = document.getElementById(id) ?? element('log').appendChild(document.createElement('li'));
      line.id = id;
      line.textContent = `${command} ${JSON.stringify(payload)}: ${status}`;
    },
    surroundings: {
      signIn: () => signIn(url),
      bindEmail: async () => true,
      showButton: (button) => {
        element('service').hidden = 'hide' in button;
      },
      openModule(module, parameters) {
        if (module === 'deposit' || module === 'trade') {
          say(module === 'deposit' ? 'The app’s deposit screen' : 'The app’s trading screen');
          return true;
        }
        if (recordModules.some((name) => name === module)) {
          say(`The app’s screen “${module}”`);
          return true;
        }
        if (module !== 'pdf') return false;
        openBrowser(parameters.url ?? '');
        say('The app’s PDF viewer');
        return true;
      },
      contactService: () => say('Customer service of the app'),
      openWebView: openBrowser,
      openSystemBrowser: openBrowser,
    },
  });
  for (const choice of document.querySelectorAll<HTMLSelectElement>('[data-command]'))
    app.setCommand(choice.dataset.command as CommandName, choice.value as CommandState);
  const name = JSON.stringify({ as: 'app', platform: valueOf('platform'), userAgent });
  running = { app, name, origin, address: path ? origin + path : url };
  openWebView(running, true);
  say('Open');
}

window.addEventListener('message', ({ source, origin, data }: MessageEvent<FromFrame>) => {
  const now = running;
  if (!now || origin !== now.origin) return;
  const view = screen.querySelector('iframe');
  if (data.kind === 'link') {
    closeBrowser();
    now.address = data.url;
    say('Back in the app');
    return openWebView(now, false);
  }
  if (source !== view?.contentWindow) return;
  if (data.kind === 'message') now.app.receive(data.text, (text) => view.contentWindow?.postMessage(text, now.origin));
  if (data.kind === 'at') {
    now.address = data.url;
    element('title').textContent = data.title || 'Quayside';
  }
});

element('settings').addEventListener('submit', (event) => {
  event.preventDefault();
  start(event.submitter instanceof HTMLButtonElement ? event.submitter.value : undefined);
});
element('kill').addEventListener('click', () => {
  if (!running) return;
  openWebView(running, true);
  say('Killed, and opened again where it was');
});
element('hide').addEventListener('click', ({ currentTarget }) => {
  const hidden = (currentTarget as HTMLElement).getAttribute('aria-pressed') !== 'true';
  (currentTarget as HTMLElement).setAttribute('aria-pressed', String(hidden));
  running?.app.setActivity(hidden ? 'hidden' : 'visible');
});
element('close').addEventListener('click', () => {
  closeBrowser();
  say('Back in the app');
});
element('service').addEventListener('click', () => say('Customer service of the app'));
for (const choice of document.querySelectorAll<HTMLSelectElement>('[data-command]'))
  choice.addEventListener('change', () =>
    running?.app.setCommand(choice.dataset.command as CommandName, choice.value as CommandState),
  );
