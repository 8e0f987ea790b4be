import { existsSync } from 'node:fs';
import { type Service, startService } from '../services/service.ts';
import { aptInstall } from './apt.ts';

/** A virtual screen of Xvfb. */
export type Display = {
  /** the value of `DISPLAY`, such as `:99` */
  readonly name: string;
  readonly end: Service['end'];
};

const program = '/usr/bin/Xvfb';

/** Whether Xvfb is installed. Installs it with apt if possible. */
export const findDisplay = (say: (line: string) => void): boolean =>
  existsSync(program) || (aptInstall(['xvfb'], say) && existsSync(program));

/** Starts Xvfb with a free number. `width` and `height` are in pixels. */
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
