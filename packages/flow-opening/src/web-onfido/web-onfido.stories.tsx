import { CallError } from '@quayside/api/errors';
import type { IdentityCheckResult, IdentityHandover } from '@quayside/contract/calls/identity-check';
import type { OnfidoSdk } from '@quayside/flow/identity-offer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import type { IdentityCheck } from './identity-check.ts';
import WebOnfidoScreen from './web-onfido.tsx';

const verdict = (status: IdentityCheckResult['status']): IdentityCheckResult => ({
  checkId: '77777777-7777-4777-8777-777777777777',
  status,
  report: status === 'passed' || status === 'review' ? '88888888-8888-4888-8888-888888888888' : null,
});

/** Handover of a provider's page, whose content is in the URL. */
const page: IdentityHandover = {
  kind: 'page',
  url: `data:text/html,${encodeURIComponent('<!doctype html><html lang="en"><title>Provider</title><style>body{font:16px sans-serif;padding:24px;color:#222;background:#fff}</style><main><h1>Your document</h1><p>The page of a provider stands here.</p></main></html>')}`,
};

/** Height in px of the sandbox partner's tallest page, in Thai at a width of 320 px. */
const TALLEST_PROVIDER_PAGE = 579;

const failed = (messageKey: 'networkError' | 'notAllowed') =>
  new CallError({ call: 'startIdentityCheck', code: 0, messageKey, retryable: false });

/** Returns a mock check whose start returns `first`, or rejects with it if it is an error. Later polls return the statuses of `then` in order. */
function check(first: IdentityCheckResult['status'] | Error, ...then: readonly IdentityCheckResult['status'][]) {
  const left = [...then];
  const script: IdentityCheck = {
    start: async () => {
      if (first instanceof Error) throw first;
      return { verdict: verdict(first), handover: first === 'started' ? page : null };
    },
    getResult: async () => verdict(left.shift() ?? then.at(-1) ?? 'started'),
    saveReport: fn<IdentityCheck['saveReport']>(async () => undefined),
  };
  return script;
}

const meta = {
  title: 'Screens/Opening/Identity check by a third party',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/web-onfido',
    answers: answersBefore('face-h5'),
    face: { result: 'failed', attempts: 1 },
    children: null,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (script: IdentityCheck): Story => ({ args: { children: <WebOnfidoScreen checkOf={() => script} /> } });
const never = { ...check('started'), start: () => new Promise<never>(() => {}) };

export const PreparingCheck: Story = {
  ...show(never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Preparing the check' })).toBeVisible();
  },
};
const Foot = ({ look }: { readonly look?: string }) => (look === 'name' ? <span>Quayside</span> : null);
export const InTheFrame: Story = {
  args: { ...show(check('started')).args, hostServices: { Foot } },
  parameters: { cover: true },
  play: async ({ canvas, userEvent }) => {
    const frame = await canvas.findByTitle('Identity check by Sealight ID');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(await canvas.findByRole('heading', { name: 'Verify your identity' })).toHaveFocus();
    await expect(
      canvas.getByText('Sealight ID', { exact: true }).parentElement,
      'broker and third party',
    ).toHaveTextContent('Quayside×Sealight ID');
    canvas.getByRole('button', { name: 'Take a photo instead' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-face-h5'), 'the check is possible without the provider').toBeVisible();
  },
};
const passing = check('started', 'processing', 'passed');
export const FrameToVerdict: Story = {
  ...show(passing),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /Identity confirmed/ })).toHaveFocus();
    await expect(passing.saveReport, 'the report answers the face step').toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  },
};
export const WaitingForResult: Story = {
  ...show(check('processing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /We’re waiting for the result/ })).toBeVisible();
  },
};
export const CheckPassed: Story = show(check('passed'));
export const NeedsReview: Story = {
  ...show(check('review')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /We’ll review this manually/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};
const left = check('started', 'abandoned');
export const CheckAbandoned: Story = {
  ...show(left),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start again' }));
    await expect(await canvas.findByTitle('Identity check by Sealight ID')).toBeVisible();
    await expect(left.saveReport).not.toHaveBeenCalled();
  },
};
export const CheckExpired: Story = show(check('expired'));
export const Offline: Story = {
  ...show(check(failed('networkError'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /You’re offline/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const ProviderDown: Story = {
  args: {
    ...show(check(failed('notAllowed'))).args,
    face: { result: 'failed', attempts: 3 },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /The identity check isn’t available/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a photo of you holding your ID' }));
    await expect(await canvas.findByText('/sg-face-fail-more'), 'after three failures').toBeVisible();
  },
};
/** Mock of Onfido's SDK that reports a missing camera. */
const withoutCamera: OnfidoSdk = {
  Onfido: {
    init: ({ containerEl, onError }) => {
      containerEl.append('Onfido');
      setTimeout(() => onError({ type: 'no_camera', message: '' }), 300);
      return { tearDown: () => containerEl.replaceChildren() };
    },
  },
};
const sdkHandover: IdentityHandover = { kind: 'sdk', token: 'short-lived', workflowRunId: 'run-1' };
const withSdk = (sdk: () => Promise<OnfidoSdk>): Story => ({
  args: {
    identityCheck: { provider: 'onfido', sdk },
    children: (
      <WebOnfidoScreen
        checkOf={() => ({
          ...check('started'),
          start: async () => ({ verdict: verdict('started'), handover: sdkHandover }),
        })}
      />
    ),
  },
});
export const SdkWithoutCamera: Story = {
  ...withSdk(async () => withoutCamera),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /We can’t use your camera/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take a photo instead' }));
    await expect(await canvas.findByText('/sg-face-h5')).toBeVisible();
  },
};
export const SdkMissing: Story = {
  ...withSdk(() => Promise.reject(new TypeError('Cannot find module'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /The identity check isn’t available/ })).toBeVisible();
  },
};
export const VisitedTooEarly: Story = {
  tags: ['!dev', '!autodocs'], // the story navigates to another screen
  args: { ...show(never).args, answers: answersBefore('submit-photo') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-submit-photo'), 'the URL alone is not a pass').toBeVisible();
  },
};
export const FaceAlreadyPassed: Story = {
  tags: ['!dev', '!autodocs'], // the story navigates to another screen
  args: { ...show(never).args, answers: answersThrough('face-h5'), face: { result: 'passed', attempts: 1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-agreement-info')).toBeVisible();
  },
};
export const Loading: Story = { args: { ...show(never).args, faults: { getApplication: 'silent' } } };
export const ThaiAt320: Story = {
  ...show(check('started')),
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle(/Sealight ID/);
    await expect(frame.clientHeight, 'its last button needs no scrolling inside').toBeGreaterThanOrEqual(
      TALLEST_PROVIDER_PAGE,
    );
    await expect(document.documentElement.scrollHeight, 'the page scrolls').toBeGreaterThan(innerHeight);
  },
};
export const CheckAbandonedJapaneseAt320: Story = {
  ...show(check('abandoned')),
  globals: { language: 'ja', viewport: { value: 'small' } },
};
