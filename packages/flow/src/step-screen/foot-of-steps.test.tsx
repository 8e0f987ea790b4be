import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FlowProvider } from '../flow-context.tsx';
import { hostServices } from '../testing/test-company.tsx';
import { openingAt } from '../testing/test-runtime.ts';
import { StepScreen } from './step-screen.tsx';

const steps = ['choose', 'contact-info', 'assets-info', 'sign-info'].flatMap(
  (step) => openingAt({ step, path: `/sg-${step}`, name: step, group: 'identity' }).steps,
);
const flow = { ...openingAt({ step: 'choose', path: '/sg-choose', name: 'choose', group: 'identity' }), steps };
const Foot = ({ look }: { readonly look?: string }) => <p data-look={look} />;

test.each([
  ['choose', 'sentence'],
  ['contact-info', 'line'],
  ['assets-info', 'line'],
  ['sign-info', 'sentence'],
])(
  'shows the foot of the step %s as a %s, because only the first and the last step name the licence',
  async (step, look) => {
    const page = await render(
      <MemoryRouter>
        <FlowProvider
          flow={flow}
          runtime={undefined}
          ready={() => new Promise<never>(() => undefined)}
          hostServices={{ ...hostServices, Foot }}
        >
          <StepScreen step={step} title="Step" />
        </FlowProvider>
      </MemoryRouter>,
    );
    expect(page.container.querySelector('[data-look]')?.getAttribute('data-look')).toBe(look);
  },
);
