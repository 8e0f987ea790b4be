import { FlowProvider } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { StepScreen } from '@quayside/flow/step-screen';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { flowWithoutSteps } from '../testing/flow-without-steps.ts';
import { DocumentField } from './document-field.tsx';

test('loads the document reader when the file chooser opens, not with the screen', async () => {
  const prepare = vi.fn<() => void>();
  const services = { documentReader: { prepare, read: async () => undefined } };
  const page = await render(
    <MemoryRouter>
      <FlowProvider
        flow={flowWithoutSteps}
        runtime={undefined}
        ready={async () => ({ services }) as unknown as FlowRuntime}
      >
        <StepScreen step="submit-photo" title="Passport">
          <DocumentField
            name="front"
            kind="identity-front"
            label="Photo page"
            accept="image"
            onRead={() => undefined}
          />
        </StepScreen>
      </FlowProvider>
    </MemoryRouter>,
  );
  const choose = page.getByRole('button', { name: 'Choose a photo' });
  await expect.element(choose).toBeVisible();
  expect(prepare).not.toHaveBeenCalled();
  await choose.click();
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledOnce());
});
