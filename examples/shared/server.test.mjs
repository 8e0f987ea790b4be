import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testConformance, textReport } from '@quayside/conformance/conformance';
import { startApp } from './start-app.mjs';

let app;

before(async () => {
  app = await startApp();
});
after(() => app?.end());

test('the server passes the profile core of the conformance kit', async () => {
  const report = await testConformance({ base: app.url.replace(/\/$/, ''), profiles: ['core'] });
  assert.ok(report.passed, textReport(report));
});
