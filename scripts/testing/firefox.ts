import { existsSync } from 'node:fs';
import { aptInstall } from './apt.ts';

const program = '/usr/bin/firefox-esr';

/** Whether there is Debian's Firefox, installed with apt where that is possible. */
export const findFirefox = (say: (line: string) => void): boolean =>
  existsSync(program) || (aptInstall(['firefox-esr'], say) && existsSync(program));
