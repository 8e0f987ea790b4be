import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt.ts';

/** Whether fonts for Chinese, Japanese and Thai are installed, which macOS and Windows have. Installs them with apt if possible. */
export function hasAsianFonts(say: (line: string) => void): boolean {
  if (process.platform !== 'linux' || installed()) return true;
  return aptInstall(['fontconfig', 'fonts-noto-cjk', 'fonts-thai-tlwg'], say) && installed();
}

const installed = () =>
  ['zh', 'ja', 'th'].every((language) =>
    spawnSync('fc-list', [`:lang=${language}`, 'file'], { encoding: 'utf8' }).stdout?.trim(),
  );
