import { existsSync } from 'node:fs';
import { type Service, startService } from '../services/service.ts';
import { aptInstall } from './apt.ts';

/** A virtual screen (Xvfb) for browsers and web views that need one. */
export type Display = {
  /** what `DISPLAY` is to be: `:99` */
  readonly name: string;
  readonly end: Service['end'];
};

const program = '/usr/bin/Xvfb';

/** Returns whether Xvfb is installed, after an installation with apt where that is possible. */
export const findDisplay = (say: (line: string) => void): boolean =>
  existsSync(program) || (aptInstall(['xvfb'], say) && existsSync(program));

/** Starts an Xvfb on a number that is free; `width` and `height` in pixels. */
export async function startDisplay({ width, height }: { width: number; height: number }): Promise<Display> {
  const { url: number, end } = await startService({
    name: 'Xvfb',
    command: program,
    args: ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp', '-noreset'],
    print: () => undefined,
    readyWhen: /^(\d+)$/,
  });
  return { name: `:${number}`, end };
}
