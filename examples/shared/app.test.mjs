import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { startApp } from './start-app.mjs';

const isEdition = existsSync('editions.json');
let app;

before(async () => {
  app = await startApp();
});
after(() => app?.end());

test('the page opens', async () => {
  const page = await fetch(app.url);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<html/);
});

test('calls of the page reach the broker', async () => {
  const path = `${isEdition ? '' : '/broker'}/open-account-server/api/get-reference-lists/v1`;
  const answer = await fetch(new URL(path, app.url));
  assert.equal((await answer.json()).code, 310001, 'a call without the headers of the contract');
});

test('the server signs a customer in at the broker', { skip: isEdition }, async () => {
  const answer = await fetch(new URL('/session', app.url), { method: 'POST' });
  assert.equal(answer.status, 200);
  assert.match((await answer.json()).loginCode, /./);
});
