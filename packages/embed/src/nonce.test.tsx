import { optionsFlow } from '@quayside/flow-derivatives/options';
import { openInPage, sandboxPublicKey } from '@quayside/sandbox/in-page';
import { findScenario } from '@quayside/sandbox/scenarios';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from './mount.ts';
import { createEmbedOptions } from './testing/embed-server/embed-server.ts';

const button = (name: string) => page.getByRole('button', { name });

/** Opens a sheet under the document's policy and returns the violations. */
async function refused(cspNonce?: string): Promise<readonly string[]> {
  const found = findScenario('options-statement');
  const { fetch, stage } = await openInPage();
  const { userId } = await stage.customer(found?.fixture ?? {});
  const violations: string[] = [];
  const note = ({ effectiveDirective }: SecurityPolicyViolationEvent) => violations.push(effectiveDirective);
  document.addEventListener('securitypolicyviolation', note);
  const handle = mount(document.body, {
    ...createEmbedOptions({ fetch, loginCode: () => stage.loginCode(userId), publicKey: sandboxPublicKey }),
    flow: optionsFlow(),
    ...(cspNonce ? { cspNonce } : {}),
  });
  await vi.waitFor(() => expect(button('Read: Options risk disclosure').query()).not.toBeNull(), 15_000);
  await button('Read: Options risk disclosure').click();
  await button('I have read to the end').click();
  await handle.unmount();
  document.removeEventListener('securitypolicyviolation', note);
  return violations;
}

test("without the page's nonce, only the scroll lock violates the style policy", async () => {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src 'nonce-of-the-page'";
  document.head.append(policy);
  expect(new Set(await refused())).toEqual(new Set(['style-src-elem']));
  expect(await refused('of-the-page')).toEqual([]);
});
