import { existsSync } from 'node:fs';
import { aptInstall } from './apt.ts';
import { findDisplay } from './display.ts';

/** Debian's Python, which uses `python3-gi`. */
export const webViewPython = '/usr/bin/python3';

const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib'];
const installed = () =>
  existsSync(webViewPython) &&
  existsSync('/usr/lib/python3/dist-packages/gi') &&
  folders.some((folder) => existsSync(`${folder}/girepository-1.0/WebKit2-4.1.typelib`));

/** Whether a WebKit web view and a display for it are installed. Installs them with apt if possible. */
export const findWebViews = (say: (line: string) => void): boolean =>
  findDisplay(say) && (installed() || (aptInstall(['gir1.2-webkit2-4.1', 'python3-gi'], say) && installed()));
