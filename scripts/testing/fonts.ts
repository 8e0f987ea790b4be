import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt.ts';

/** Whether Chinese, Japanese and Thai text has a font here; on Debian as root they are installed. macOS and Windows bring theirs. */
export function haveAsianFonts(say: (line: string) => void): boolean {
  if (process.platform !== 'linux' || installed()) return true;
  return aptInstall(['fontconfig', 'fonts-noto-cjk', 'fonts-thai-tlwg'], say) && installed();
}

const installed = () =>
  ['zh', 'ja', 'th'].every((language) =>
    spawnSync('fc-list', [`:lang=${language}`, 'file'], { encoding: 'utf8' }).stdout?.trim(),
  );
