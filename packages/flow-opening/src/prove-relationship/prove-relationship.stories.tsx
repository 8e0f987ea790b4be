import { completeMinor, minorDocuments } from '@quayside/rules/testing/complete-joint';
import { waitForDebounce } from '@quayside/testing/wait-for-debounce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { createJointAnswers } from '../testing/joint-stories.tsx';
import { StoryFlow } from '../testing/story-flow.tsx';
import ProveRelationshipScreen from './prove-relationship.tsx';

const meta = {
  title: 'Screens/Opening/Proof of relationship',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-prove-relationship',
    state: 'action-needed',
    answers: createJointAnswers('joint-minor'),
    documents: minorDocuments,
    second: { answers: completeMinor, done: true },
    face: { result: 'passed', attempts: 1 },
    asked: { 'relationship-proof': {} },
    children: <ProveRelationshipScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

const certificate = new File(['%PDF-1.7\nbirth'], 'birth.pdf', { type: 'application/pdf' });

export const BirthCertificate: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('MSG-07 MSG-04 missing answers are errors', async () => {
      await canvas.findByRole('group', { name: 'Document' });
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('Please select the document type')).toBeVisible();
      await expect(canvas.getByText('Please upload document')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('radio', { name: /Birth certificate/ }));
    const slot = canvas.getByRole('group', { name: 'Document' });
    await userEvent.upload(slot.querySelector('input[type=file]:not([capture])') as HTMLInputElement, certificate);
    await waitFor(() => expect(within(slot).getByRole('status')).toHaveTextContent('Uploaded'));
    await userEvent.click(canvas.getByRole('checkbox'));
    await waitForDebounce();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/error-transfer')).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
