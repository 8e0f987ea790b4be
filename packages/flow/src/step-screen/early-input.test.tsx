import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FlowProvider, type FlowScope, type HostServices } from '../flow-context.tsx';
import type { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import { CompanyStep, companyFlow, createTestRuntime, hostServices } from '../testing/test-company.tsx';

test('F42 saves early input when the screen closes, without changing other answers', async () => {
  const save = vi.fn<(request: { answers: unknown }) => void>();
  const runtime = createTestRuntime(save);
  const loaded = Promise.withResolvers<FlowRuntime>();
  const page = await render(
    <MemoryRouter initialEntries={['/sg-assets-info']}>
      <FlowProvider flow={companyFlow} runtime={undefined} ready={() => loaded.promise}>
        <Routes>
          <Route path="/sg-assets-info" element={<CompanyStep />} />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>
      </FlowProvider>
    </MemoryRouter>,
  );
  await page.getByLabelText('Company').fill('Ampang Trading');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByText('elsewhere')).toBeVisible();
  expect(save).not.toHaveBeenCalled();

  await runtime.load();
  loaded.resolve(runtime);
  await expect.poll(() => save.mock.calls.length).toBe(1);
  expect(save.mock.calls[0]?.[0].answers).toEqual({ companyName: 'Ampang Trading', occupation: 'engineer' });
});

test('F40 stores early input once the customer is known, until the runtime takes over', async () => {
  const storeEarlyAnswers = vi.fn<NonNullable<HostServices['storeEarlyAnswers']>>(async () => undefined);
  const scope = {
    flow: companyFlow,
    ready: () => new Promise<never>(() => undefined),
    hostServices: { ...hostServices, storeEarlyAnswers },
  };
  const screen = (more: Pick<FlowScope, 'runtime' | 'visitor'>) => (
    <MemoryRouter initialEntries={['/sg-assets-info']}>
      <FlowProvider {...scope} {...more}>
        <CompanyStep />
      </FlowProvider>
    </MemoryRouter>
  );
  const page = await render(screen({ runtime: undefined, visitor: 'unknown' }));
  await page.getByLabelText('Company').fill('Ampang');
  expect(storeEarlyAnswers, 'the customer is unknown').not.toHaveBeenCalled();
  await page.rerender(screen({ runtime: undefined, visitor: 'signed-in' }));
  const early = (companyName: string) => [
    'opening',
    'assets-info',
    { values: { companyName }, paths: ['companyName'] },
  ];
  await expect.poll(() => storeEarlyAnswers.mock.lastCall).toEqual(early('Ampang'));
  await page.getByLabelText('Company').fill('Ampang Trading');
  await expect.poll(() => storeEarlyAnswers.mock.lastCall).toEqual(early('Ampang Trading'));

  const runtime = createTestRuntime(() => undefined);
  await runtime.load();
  await page.rerender(screen({ runtime, visitor: 'signed-in' }));
  storeEarlyAnswers.mockClear();
  await page.getByLabelText('Company').fill('Ampang Trading Sdn Bhd');
  dispatchEvent(new Event('pagehide'));
  expect(storeEarlyAnswers).not.toHaveBeenCalled();
});
