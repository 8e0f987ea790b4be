import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { StepRoute } from '../define-flow.ts';
import { FlowProvider } from '../flow-context.tsx';
import { CompanyStep, createTestRuntime, companyFlow as openingFlow } from '../testing/test-company.tsx';
import { draftWith } from '../testing/test-runtime.ts';

const choose: StepRoute = {
  step: 'choose',
  path: '/sg-choose',
  name: 'sgChoose',
  group: 'identity',
  screen: async () => ({ default: () => null }),
};
const flow = { ...openingFlow, steps: [choose, ...openingFlow.steps] };

/** Renders the step as opened by a link in the step `choose`, which returns to `check`. */
async function openedFrom(from: string) {
  const runtime = createTestRuntime(
    () => undefined,
    draftWith({ 'assets-info': { ...completeAnswers['assets-info'] } }),
  );
  await runtime.load();
  return render(
    <MemoryRouter initialEntries={[`/sg-assets-info?return=${from}`]}>
      <FlowProvider flow={flow} runtime={runtime} ready={async () => runtime}>
        <Routes>
          <Route path="/sg-assets-info" element={<CompanyStep />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </FlowProvider>
    </MemoryRouter>,
  );
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

test('returns after a save to the step that linked to this one', async () => {
  const page = await openedFrom('choose');
  await page.getByLabelText('Company').fill('Ampang Trading');
  await page.getByRole('button', { name: 'Save and return' }).click();
  await expect.element(page.getByText('at /sg-choose', { exact: true })).toBeVisible();
});

test('returns with Back to the step that linked to this one, and then to its return target', async () => {
  const page = await openedFrom('choose,check');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByText('at /sg-choose?return=check', { exact: true })).toBeVisible();
});
