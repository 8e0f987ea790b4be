#!/usr/bin/env node
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/**
 * The command that Firefox ESR 153 rejects and this relay answers itself. Playwright sets the colour scheme of every
 * page with it. The relay starts Firefox and passes on all other messages of WebDriver BiDi.
 */
const unknownToFirefox = 'emulation.setMediaFeaturesOverride';
const listening = 'WebDriver BiDi listening on ';

const firefox = spawn(process.env.QUAYSIDE_FIREFOX ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
createInterface({ input: firefox.stderr }).on('line', (line) => {
  if (line.startsWith(listening)) relayTo(line.slice(listening.length));
  else console.error(line);
});

function relayTo(url: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.once('listening', () => console.error(`${listening}ws://127.0.0.1:${(server.address() as AddressInfo).port}`));
  server.on('connection', (playwright, { url: path }) => {
    const bidi = new WebSocket(url + path, { perMessageDeflate: false });
    const opened = new Promise((open) => bidi.once('open', open));
    playwright.on('message', async (data) => {
      const text = textOf(data);
      const { id, method } = JSON.parse(text) as { id: number; method: string };
      if (method === unknownToFirefox) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else {
        await opened;
        bidi.send(text);
      }
    });
    bidi.on('message', (data) => playwright.send(textOf(data)));
    bidi.on('close', () => playwright.close());
    playwright.on('close', () => bidi.close());
  });
}

const textOf = (data: RawData): string =>
  Buffer.concat([data].flat().map((part) => Buffer.from(part as Uint8Array))).toString();
