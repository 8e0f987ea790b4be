// Starts this project on free ports, for its test.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

const isWindows = process.platform === 'win32';

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => done(String(port)));
    });
  });

/** Runs "npm start", and resolves with the URL that it prints and a function that ends it. */
export async function startApp() {
  const ports = { SANDBOX_PORT: await freePort(), PORT: await freePort() };
  const env = { ...process.env, ...ports, DATA_DIR: '.quayside/test', NO_COLOR: '1', FORCE_COLOR: '0' };
  const app = spawn('npm', ['start'], {
    env,
    shell: isWindows,
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => process.kill(isWindows ? app.pid : -app.pid);
  const url = await new Promise((found, failed) => {
    app.once('exit', (code) => failed(new Error(`npm start ended with ${code}`)));
    createInterface({ input: app.stdout }).on('line', (line) => {
      const [, address] = /(?:listening(?: on)?|Local:)\s+(http\S+)/.exec(line) ?? [];
      if (address) found(address);
    });
  });
  return { url, end };
}
