import type { Meta, StoryObj } from '@storybook/react-vite';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { expect, fn, waitFor } from 'storybook/test';
import { List } from '../list/list.tsx';
import { SwipeCell } from './swipe-cell.tsx';

const rename = fn();
const remove = fn();
const meta = {
  title: 'Components/Data/Swipe cell',
  component: SwipeCell,
  args: {
    label: 'Citibank ending in 4821',
    title: 'Citibank',
    detail: 'Ends in 4821',
    actions: [
      { id: 'rename', label: 'Rename', icon: <Pencil size={20} />, onPress: rename },
      { id: 'remove', label: 'Remove', icon: <Trash size={20} />, tone: 'danger', onPress: remove },
    ],
  },
  beforeEach: () => {
    rename.mockClear();
    remove.mockClear();
  },
  render: (args) => (
    <List label="Bank accounts" variant="card">
      <SwipeCell {...args} />
      <SwipeCell {...args} label="DBS ending in 0077" title="DBS" detail="Ends in 0077" />
    </List>
  ),
} satisfies Meta<typeof SwipeCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove' }), 'covered actions are out of reach').toBeNull();
  },
};

export const Swiped: Story = {
  play: async ({ canvas, userEvent }) => {
    const [row] = canvas.getAllByRole('listitem');
    if (!row) throw new Error('the story has a row');
    swipe(row, -10);
    await expect(row, 'UI-03: 10 px are no swipe').toHaveAttribute('data-state', 'closed');
    swipe(row, -60);
    await waitFor(() => expect(row).toHaveAttribute('data-state', 'open'));
    const removeButton = await canvas.findByRole('button', { name: 'Remove' });
    await expect(row, 'what the actions are for stays in sight').toContainElement(
      inSight(canvas.getByText('Citibank')),
    );
    await userEvent.click(removeButton);
    await expect(remove).toHaveBeenCalledOnce();
    await expect(row).toHaveAttribute('data-state', 'closed');
  },
};

export const SwipedBack: Story = {
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem');
    if (!row) throw new Error('the story has a row');
    swipe(row, -60);
    await waitFor(() => expect(row).toHaveAttribute('data-state', 'open'));
    swipe(row, 60);
    await waitFor(() => expect(row).toHaveAttribute('data-state', 'closed'));
  },
};

export const OperatedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Actions: Citibank ending in 4821' });
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(more, 'Escape covers them and gives focus back').toHaveFocus();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions: DBS ending in 0077' }));
    const actions = await canvas.findAllByRole('button', { name: /Rename|Remove/ });
    for (const action of actions) {
      const { width, height } = action.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** On the smallest phone, three actions do not fit beside the title, so they move below it. */
export const ThreeActionsAt320: Story = {
  args: {
    title: 'Overseas-Chinese Banking Corporation',
    actions: [
      { id: 'default', label: 'Use first', onPress: fn() },
      { id: 'rename', label: 'Rename', icon: <Pencil size={20} />, onPress: rename },
      { id: 'remove', label: 'Remove', icon: <Trash size={20} />, tone: 'danger', onPress: remove },
    ],
  },
  decorators: [(Row) => <div className="w-[288px]">{Row()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions: Citibank ending in 4821' }));
    const title = inSight(canvas.getByText('Overseas-Chinese Banking Corporation'));
    const { bottom } = title.getBoundingClientRect();
    for (const action of await canvas.findAllByRole('button', { name: /Use first|Rename|Remove/ })) {
      await waitFor(() => inSight(action));
      await expect(action.getBoundingClientRect().top, 'under the title').toBeGreaterThanOrEqual(bottom);
    }
  },
};

/** Throws an error if the row clips the element. */
function inSight(element: HTMLElement): HTMLElement {
  const row = element.closest('li')?.getBoundingClientRect();
  const { left, right, width } = element.getBoundingClientRect();
  if (!row || width === 0 || left < row.left - 0.5 || right > row.right + 0.5)
    throw new RangeError(`"${element.textContent}" reaches from ${left} to ${right} px and is cut off.`);
  return element;
}

function swipe(row: Element, by: number) {
  const send = (type: string, clientX: number) =>
    row.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY: 20 }));
  send('pointerdown', 200);
  send('pointerup', 200 + by);
}
