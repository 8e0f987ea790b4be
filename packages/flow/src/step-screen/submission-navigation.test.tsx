import type { Application } from '@quayside/contract/application';
import { getAgreements, getApplication, saveStep, submitApplication } from '@quayside/contract/calls/opening';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { TextField } from '@quayside/ui/text-field';
import { useState } from 'react';
import { type Navigator, Route, Router, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FlowProvider, useFlowState } from '../flow-context.tsx';
import { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import { FormField } from '../form/form.tsx';
import type { Caller } from '../services.ts';
import { submitApplication as finish } from '../submit-application.ts';
import { companyFlow } from '../testing/test-company.tsx';
import { draftWith, servicesWith } from '../testing/test-runtime.ts';
import { StepScreen } from './step-screen.tsx';

const begun = draftWith({ 'assets-info': { ...completeAnswers['assets-info'], companyName: 'Example Trading' } });
const toCorrect: Application = {
  ...begun,
  state: 'action-needed',
  requirements: [
    {
      id: 'finances',
      party: 'holder',
      status: 'rejected',
      reason: { code: 'other', note: 'Name it in full.' },
      reopened: true,
    },
  ],
};
const path = '/sg-assets-info';
const [title, label] = ['Finances', 'Company'];

/** Renders a last step. The test resolves its submission, and decides when the next page appears. */
async function lastStep(application: Application) {
  const submission = Promise.withResolvers<Application>();
  const answers: Record<string, () => unknown> = {
    [getApplication.name]: () => application,
    [getAgreements.name]: () => [],
    [saveStep.name]: () => ({ application: { ...application, revision: 2 }, issues: [] }),
    [submitApplication.name]: () => submission.promise,
  };
  const caller = { call: async ({ name }) => (await answers[name]?.()) as never } satisfies Caller;
  const runtime = new FlowRuntime(companyFlow, servicesWith({ caller }));
  await runtime.load();
  const wanted: string[] = [];
  let show: (to: string) => void = () => {};
  const navigator: Navigator = {
    createHref: String,
    go: () => undefined,
    push: (to) => wanted.push(typeof to === 'string' ? to : (to.pathname ?? '')),
    replace: () => undefined,
  };
  const seen: string[] = [];
  function Success() {
    const state = useFlowState();
    const said = state.status === 'ready' ? state.application.state : state.status;
    seen.push(said);
    return <h1>{said}</h1>;
  }
  function AppOfTest() {
    const [at, setAt] = useState(path);
    show = setAt;
    return (
      <Router navigator={navigator} location={{ pathname: at, key: at }}>
        <FlowProvider flow={companyFlow} runtime={runtime} ready={async () => runtime}>
          <Routes>
            <Route
              path={path}
              element={
                <StepScreen step="assets-info" title={title} finish={finish}>
                  <FormField as={TextField} name="companyName" label={label} empty="" />
                </StepScreen>
              }
            />
            <Route path="*" element={<Success />} />
          </Routes>
        </FlowProvider>
      </Router>
    );
  }
  const page = await render(<AppOfTest />);
  return { page, runtime, submission, wanted, seen, show: (to: string) => show(to) };
}

test.each([
  ['a draft', begun, 'Continue', label],
  ['a correction', toCorrect, 'Save correction', 'Name it in full.'],
])('does not change %s after its submission until the next page is ready', async (_, application, action, shown) => {
  const { page, submission, wanted, seen, show, runtime } = await lastStep(application);
  const changes: string[] = [];
  const main = page.container.querySelector('main') as HTMLElement;
  await expect.element(page.getByRole('button', { name: action })).toBeVisible();
  await expect.element(page.getByText(shown)).toBeVisible();
  const before = main.textContent;
  const watch = new MutationObserver(() => {
    if (main.textContent !== before) changes.push(main.textContent ?? '');
    if (page.container.querySelector('input')?.readOnly) changes.push('read only');
  });
  watch.observe(page.container, { subtree: true, childList: true, characterData: true, attributes: true });

  await page.getByRole('button', { name: action }).click();
  await expect.poll(() => page.container.querySelector('[data-phase]')?.getAttribute('data-phase')).toBe('saving');
  submission.resolve({ ...application, revision: 3, state: 'under-review', requirements: [] });
  await expect.poll(() => wanted).toEqual(['/outcome']);
  await expect.poll(() => page.container.querySelector('[data-phase]')?.getAttribute('data-phase')).toBe('leaving');
  await expect.element(page.getByLabelText(label)).toHaveValue('Example Trading');
  expect(runtime.newest?.state).toBe('under-review');
  expect(changes).toEqual([]);

  watch.disconnect();
  show('/outcome');
  await expect.element(page.getByRole('heading', { name: 'under-review' })).toBeVisible();
  expect(new Set(seen), 'the next page never shows the draft').toEqual(new Set(['under-review']));
});

test('locks a submitted form if the next page fails to load and the URL is reopened', async () => {
  const { page, submission, wanted, show } = await lastStep(begun);
  await page.getByRole('button', { name: 'Continue' }).click();
  submission.resolve({ ...begun, revision: 3, state: 'under-review' });
  await expect.poll(() => wanted).toEqual(['/outcome']);
  await expect.element(page.getByText('can’t change it now', { exact: false })).not.toBeInTheDocument();
  show(`${path}/`);
  await expect.element(page.getByText('can’t change it now', { exact: false })).toBeVisible();
});
