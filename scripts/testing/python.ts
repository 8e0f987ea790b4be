import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt.ts';

/** The Python for examples/backend-python, or the reason why it is missing. */
export type FoundPython = { readonly command: string } | { readonly missing: string };

const modules = 'import cryptography, PIL';
const runs = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * Finds a Python with the modules of examples/backend-python/requirements.txt, and installs them with apt if possible.
 * Throws if Python is installed without the modules.
 */
export function findPython(say: (line: string) => void): FoundPython {
  const commands = [process.env.PYTHON, 'python3', '/usr/bin/python3'].filter((one) => one !== undefined);
  const installed = commands.filter((command) => runs(command, '--version'));
  if (installed.length === 0) return { missing: 'Python 3 is not installed, and PYTHON names none' };
  const found = () => installed.find((command) => runs(command, '-c', modules));
  const command = found() ?? (aptInstall(['python3-cryptography', 'python3-pil'], say) ? found() : undefined);
  if (command) return { command };
  throw new Error(
    `${installed.join(', ')} cannot import cryptography and PIL: pip install -r examples/backend-python/requirements.txt`,
  );
}
