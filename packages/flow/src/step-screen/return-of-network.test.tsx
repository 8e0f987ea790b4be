import { CallError } from '@quayside/api/errors';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FlowProvider } from '../flow-context.tsx';
import { CompanyStep, companyFlow, createTestRuntime } from '../testing/test-company.tsx';
import { draftWith } from '../testing/test-runtime.ts';

const offline = new CallError({ call: 'saveStep', code: 'NETWORK_ERROR', messageKey: 'networkError', retryable: true });

/** Renders the step after a Continue that failed offline. `times`: number of attempts that fail. */
async function stopped(times = 1) {
  const save = vi.fn<() => void>();
  for (let time = 0; time < times; time++)
    save.mockImplementationOnce(() => {
      throw offline;
    });
  const runtime = createTestRuntime(save, draftWith({ 'assets-info': { ...completeAnswers['assets-info'] } }));
  await runtime.load();
  const page = await render(
    <MemoryRouter initialEntries={['/sg-assets-info']}>
      <FlowProvider flow={companyFlow} runtime={runtime} ready={async () => runtime}>
        <Routes>
          <Route path="/sg-assets-info" element={<CompanyStep />} />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>
      </FlowProvider>
    </MemoryRouter>,
  );
  const listen = vi.spyOn(window, 'addEventListener');
  await page.getByLabelText('Company').fill('Ampang Trading');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByText(/The network connection has been disconnected/)).toBeVisible();
  await vi.waitFor(() => expect(listen.mock.calls.map(([event]) => event)).toContain('online'));
  listen.mockRestore();
  return { page, save };
}

test('ERR-03 retries Continue when the network returns', async () => {
  const { page, save } = await stopped();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('elsewhere')).toBeVisible();
  expect(save).toHaveBeenCalledTimes(2);
});

test('ERR-03 repeats a retry that fails although the network has returned', async () => {
  const { page, save } = await stopped(3);
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('elsewhere')).toBeVisible();
  expect(save).toHaveBeenCalledTimes(4);
});

test('ERR-03 cancels a scheduled retry when the customer types', async () => {
  const { page, save } = await stopped(2);
  onTestFinished(() => void vi.restoreAllMocks());
  const set = window.setTimeout;
  const pending = 4711;
  const wait = vi
    .spyOn(window, 'setTimeout')
    .mockImplementation(((run: TimerHandler, ms?: number) => (ms === 1000 ? pending : set(run, ms))) as typeof set);
  const cancel = vi.spyOn(window, 'clearTimeout');
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(wait).toHaveBeenCalledWith(expect.anything(), 1000));
  await page.getByLabelText('Company').fill('Ampang Trading Sdn Bhd');
  expect(cancel).toHaveBeenCalledWith(pending);
  expect(save).toHaveBeenCalledTimes(2);
});

test('ERR-03 does not retry if the customer types while offline', async () => {
  const { page, save } = await stopped();
  await page.getByLabelText('Company').fill('Ampang Trading Sdn Bhd');
  dispatchEvent(new Event('online'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(page.getByText(/The network connection has been disconnected/).query()).not.toBeNull();
  expect(save).toHaveBeenCalledTimes(1);
});
