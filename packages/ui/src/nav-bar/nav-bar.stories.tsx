import type { Meta, StoryObj } from '@storybook/react-vite';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { StepProgress } from '../step-progress/step-progress.tsx';
import { NavBar } from './nav-bar.tsx';

const meta = {
  title: 'Components/Layout/Nav bar',
  component: NavBar,
  args: { title: 'Contact information', onBack: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NavBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithBackButton: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const WithProgress: Story = {
  args: {
    trailing: <IconButton label="Help" icon={<CircleHelp size={22} />} />,
    children: (
      <StepProgress
        groups={[
          { id: 'identity', done: 1 },
          { id: 'contact', done: 0.5 },
          { id: 'sign', done: 0 },
        ]}
        current="contact"
        label="Contact"
        save={{ state: 'saved', time: '14:05' }}
      />
    ),
  },
};

export const FirstScreen: Story = { args: { onBack: undefined, titleAs: 'h1', title: 'Open an account' } };

export const LongTitle: Story = {
  args: { title: 'ข้อมูลผู้ติดต่อและที่อยู่สำหรับจัดส่งเอกสารของบัญชีหลักทรัพย์ร่วม และผู้ถือร่วมทุกคน' },
  play: async ({ canvas }) => {
    const title = canvas.getByText(/^ข้อมูลผู้ติดต่อ/);
    await expect(title.scrollHeight, 'nothing of it is cut').toBeLessThanOrEqual(title.clientHeight + 1);
  },
};

/** The bar stays in view, but scrolls with the page when the viewport is low for the text size. */
export const LowForLargeText: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <p className="m-0 h-[3000px]">Form</p>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 400);
    const top = () => canvasElement.querySelector('header')?.getBoundingClientRect().top;
    await expect(top(), 'normal text').toBe(0);
    document.documentElement.style.fontSize = '200%';
    await expect(top(), 'text at 200%').toBeLessThan(-100);
    document.documentElement.style.fontSize = '100%';
  },
};

export const Keyboard: Story = {
  args: { trailing: <IconButton label="Help" icon={<CircleHelp size={22} />} /> },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Help' })).toHaveFocus();
  },
};
