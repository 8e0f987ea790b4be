import { expect, test } from 'vitest';
import { framePolicy } from './frame-policy.ts';

const page = 'https://open.example.com/acct/open-account/web-onfido';

test('5.3 framePolicy denies scripts and its origin to a page of our own origin', () => {
  expect(framePolicy('/sandbox/identity-check?check=1', page)).toEqual({
    src: 'https://open.example.com/sandbox/identity-check?check=1',
    sandbox: 'allow-forms',
    allow: undefined,
  });
});

test('5.3 framePolicy allows scripts and the camera to a page of another origin', () => {
  expect(framePolicy('https://check.example.net/run', page)).toEqual({
    src: 'https://check.example.net/run',
    sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups',
    allow: 'camera; microphone',
  });
});

test('framePolicy passes the skin of the app to the provider’s page', () => {
  expect(framePolicy('https://check.example.net/run?langType=3', page, 'black').src).toBe(
    'https://check.example.net/run?langType=3&skinType=black',
  );
});
