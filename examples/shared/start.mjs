// Starts the sandbox as the broker, then the command in the arguments, until Ctrl-C. PORT and SANDBOX_PORT move them.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const port = process.env.PORT || '5173';
const started = [];

function start([command, ...options], env) {
  const shell = process.platform === 'win32';
  const child = spawn(command, options, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell,
  });
  started.push(child);
  child.once('exit', (code) => end(code ?? 1));
  return createInterface({ input: child.stdout });
}

function end(code) {
  process.exitCode ??= code;
  for (const child of started) child.kill();
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end(0));
start(['sandbox', '--port', process.env.SANDBOX_PORT || '4100'], ofEdition()).on('line', (line) => {
  const [, broker] = /^listening (\S+)/.exec(line) ?? [];
  if (!broker) return;
  console.log(`The sandbox and its console: ${broker}/sandbox/`);
  start(process.argv.slice(2), { BROKER: broker, PORT: port }).on('line', (text) => console.log(text));
});

/** The sandbox judges applications by the capabilities of the edition. */
function ofEdition() {
  if (!existsSync('editions.json')) return {};
  const editions = readFileSync('editions.json', 'utf8');
  const urls = Object.keys(JSON.parse(editions)).map((name) => `${name}=http://localhost:${port}`);
  return { EDITIONS: editions, APP_URLS: urls.join(',') };
}
