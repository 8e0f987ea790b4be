import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/services/ports.ts';
import { startService } from '../../scripts/services/service.ts';
import { miniBrowser, startDisplay, webKitDriver } from '../../scripts/testing/system-packages.ts';
import type { Say } from '../support/words.ts';
import type { BrowserVisit } from './visit.ts';
import { WebDriverSession } from './web-driver/session.ts';
import { WebDriverForm } from './web-driver/web-driver-form.ts';

const screen = { width: 390, height: 844 };

/** Style sheet that makes GTK's toolbar smaller. The toolbar would otherwise make the window at least 447 px wide. */
const narrowToolbar = '* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }';

/** Starts Debian's WebKitGTK on a separate display with WebKit's mock camera, and returns the visit. Its WebDriver server controls it. */
export async function visitByWebKit(
  base: string,
  say: Say,
): Promise<BrowserVisit & Pick<WebDriverSession, 'picture' | 'end'>> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrowToolbar);
  const display = await startDisplay(screen);
  const port = await freePort();
  const service = await startService({
    name: 'WebKitWebDriver',
    command: 'sh', // the service prints nothing, so the session's start waits for it
    args: ['-c', 'echo "listening $2" && exec "$1" --port="$2"', 'sh', webKitDriver, String(port)],
    env: {
      DISPLAY: display.name,
      LANG: 'C.UTF-8',
      LANGUAGE: 'en_SG',
      TZ: 'Asia/Singapore',
      GTK_CSD: '0',
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
    },
    print: () => undefined,
  });
  const session = await WebDriverSession.start(`http://127.0.0.1:${port}`, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: miniBrowser(),
      args: ['--automation', '--enable-media-stream=TRUE', '--enable-mock-capture-devices=TRUE'],
    },
  });
  await session.resize(screen.width, screen.height);
  const driver = new WebDriverForm({ session, say, folder });
  return {
    driver,
    goto: (path) => session.goto(new URL(path, base).href),
    reload: () => session.reload(),
    back: () => session.back(),
    run: (script, argument) => session.run(script, argument),
    include: (source) => session.include(source),
    choosePhoto: (button, photo) => driver.choosePhoto(button, photo),
    picture: () => session.picture(),
    async end() {
      await session.end();
      await service.end();
      await display.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
