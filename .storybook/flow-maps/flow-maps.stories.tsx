import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findFlowDrawings } from './drawings.ts';
import { FlowMap } from './flow-map.tsx';

/**
 * The screens of each flow, in their order for a customer. A picture links to its story. Pictures are in
 * English and the white skin, and a build of Storybook takes them.
 */
const meta = {
  title: 'Start/Flow maps',
  component: FlowMap,
  tags: ['!autodocs'], // each map is a page
  globals: { viewport: { value: 'page' } },
} satisfies Meta<typeof FlowMap>;
export default meta;
type Story = StoryObj<typeof meta>;

const mapOf = (flow: string): Story => ({
  args: { flow },
  play: async ({ canvas }) => {
    const screens = findFlowDrawings(flow).flatMap(({ steps, outcomes, others }) => [...steps, ...outcomes, ...others]);
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(expect.arrayContaining(screens.map(({ story }) => `./?path=/story/${story}`)));
  },
});

/** Every screen from the first question to an open account. */
export const Opening = mapOf('opening');

/** The screens of the second holder, from the invitation to the decision on the joint account. */
export const JointAccount = mapOf('joint');

/** The four screens with which a customer certifies the W-8BEN form, within the flows that contain them. */
export const W8benInAnOpening = mapOf('w8ben');

/** The screens with which a customer changes a W-8BEN form that is on file. */
export const ChangeOfTheW8ben = mapOf('w8ben-modify');

/** The screens with which a customer renews a W-8BEN form before it expires. */
export const RenewalOfTheW8ben = mapOf('w8ben-update');

/** The screens with which a customer changes personal details, with the documents that prove them. */
export const ChangeOfInformation = mapOf('information-change');

/** The screen on which a customer requests another tier, and the possible next screens. */
export const ChangeOfTier = mapOf('tier-change');

/** The screens with which the holder of a cash account requests margin. */
export const MarginUpgrade = mapOf('margin-upgrade');

/** The screen on which a customer submits documents that we request after the opening. */
export const RequestedDocuments = mapOf('document-request');

/** The screens with which a customer applies for options, from the introduction to the risk statement. */
export const Options = mapOf('options');

/** The screens with which a customer applies for futures, from the introduction to the confirmation. */
export const Futures = mapOf('futures');

/** The screens with which a customer applies for CFDs, from the introduction to the risk statement. */
export const Cfds = mapOf('cfd');
