import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { createDrawnSignature } from './signature.ts';
import { emptySignature, SignatureField, type SignatureFieldProps, type SignatureValue } from './signature-field.tsx';

const drawnBefore: SignatureValue = {
  method: 'draw',
  width: 600,
  height: 300,
  name: 'Tan Wei Ming',
  strokes: [
    { points: [60, 90, 120, 150, 180, 210, 240].map((x, at) => ({ x, y: at % 2 ? 90 : 210, time: at * 40 })) },
    { points: [280, 330, 380, 430, 480, 540].map((x, at) => ({ x, y: at % 2 ? 195.5 : 112.2, time: at * 40 })) },
  ],
};

function Controlled({ value: first, onValueChange: onChange, ...props }: SignatureFieldProps) {
  const [value, setValue] = useState(first);
  const keep = useCallback(
    (next: SignatureValue) => {
      setValue(next);
      onChange?.(next);
    },
    [onChange],
  );
  return <SignatureField {...props} value={value} onValueChange={keep} />;
}

const meta = {
  title: 'Components/Documents/Signature field',
  component: SignatureField,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'signature',
    label: 'Signature',
    expectedName: 'Tan Wei Ming',
    value: emptySignature,
    onValueChange: fn<NonNullable<SignatureFieldProps['onValueChange']>>(),
  },
} satisfies Meta<typeof SignatureField>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Resolves when the pad has measured its size, in the frame after it mounts. The measurement would end an earlier
 * stroke.
 */
const measured = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Draws a stroke with a touch pointer. Coordinates are fractions of the size of the pad. */
function stroke(pad: HTMLElement, from: [number, number], to: [number, number]) {
  const box = pad.getBoundingClientRect();
  const at = (share: number) => ({
    pointerId: 7,
    buttons: 1,
    clientX: box.left + box.width * (from[0] + (to[0] - from[0]) * share),
    clientY: box.top + box.height * (from[1] + (to[1] - from[1]) * share),
  });
  void fireEvent.pointerDown(pad, at(0));
  for (const share of [0.25, 0.5, 0.75]) void fireEvent.pointerMove(pad, at(share));
  void fireEvent.pointerUp(pad, { ...at(1), buttons: 0 });
}

const inkOf = (pad: HTMLElement) => {
  const canvas = pad as HTMLCanvasElement;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return pixels.filter((value, at) => at % 4 === 3 && value > 0).length;
};

const last = (onChange: SignatureFieldProps['onValueChange']) => onChange && mocked(onChange).mock.calls.at(-1)?.[0];

export const Draw: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your full name' })).toHaveAccessibleDescription(
      'Enter exactly: Tan Wei Ming',
    );
    await userEvent.type(canvas.getByRole('textbox'), 'Tan Wei Ming');
    await userEvent.click(canvas.getByRole('radio', { name: 'Draw' }));
    const pad = canvas.getByRole('img', { name: 'Signature pad' });
    await measured();
    await expect(pad).toHaveAccessibleDescription('No signature yet');
    stroke(pad, [0.1, 0.2], [0.9, 0.8]);
    stroke(pad, [0.1, 0.8], [0.9, 0.2]);
    await waitFor(() => expect(pad).toHaveAccessibleDescription('2 strokes drawn'));
    await expect(inkOf(pad)).toBeGreaterThan(0);
    const value = last(args.onValueChange);
    await expect(value).toMatchObject({ method: 'draw', name: 'Tan Wei Ming', width: 600, height: 300 });
    const [first] = value?.method === 'draw' ? value.strokes : [];
    await expect(first?.points[0]?.x).toBeCloseTo(60, 0);
    await expect(first?.points[0]?.y).toBeCloseTo(60, 0);
  },
};

export const UndoAndClear: Story = {
  args: { value: drawnBefore },
  play: async ({ canvas, args, userEvent }) => {
    const pad = canvas.getByRole('img');
    await waitFor(() => expect(inkOf(pad)).toBeGreaterThan(0));
    const before = inkOf(pad);
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pad).toHaveAccessibleDescription('1 stroke drawn'));
    await expect(last(args.onValueChange)).toMatchObject({
      strokes: [drawnBefore.method === 'draw' && drawnBefore.strokes[0]],
    });
    await expect(inkOf(pad)).toBeLessThan(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(pad).toHaveAccessibleDescription('No signature yet'));
    await expect(inkOf(pad)).toBe(0);
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
};

/** The typed name is the signature, so nothing else has to be done. The arrow keys choose to draw. */
export const TypeByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Tan Wei Ming');
    await expect(last(args.onValueChange)).toEqual({ method: 'type', text: 'Tan Wei Ming', name: 'Tan Wei Ming' });
    await expect(canvas.getByRole('figure')).toHaveTextContent('Tan Wei Ming');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Type' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Draw' })).toBeChecked();
    await expect(canvas.getByRole('img', { name: 'Signature pad' })).toBeVisible();
  },
};

export const MethodChanged: Story = {
  args: { value: drawnBefore },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Type' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Draw' }));
    await expect(last(args.onValueChange)).toEqual(drawnBefore);
    await expect(inkOf(canvas.getByRole('img'))).toBeGreaterThan(0);
  },
};

export const SurvivesRotation: Story = {
  args: { value: drawnBefore },
  render: (args) => <Turnable {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const pad = canvas.getByRole<HTMLCanvasElement>('img');
    const { width } = pad;
    await userEvent.click(canvas.getByRole('button', { name: 'Turn' }));
    await waitFor(() => expect(pad.width).toBeLessThan(width));
    await waitFor(() => expect(inkOf(pad)).toBeGreaterThan(0));
    await expect(args.onValueChange, 'a redraw is not an answer').not.toHaveBeenCalled();
  },
};

/** If the phone rotates during a stroke, the stroke is not lost, and the pad accepts the next one. */
export const RotatedDuringStroke: Story = {
  args: { value: drawnBefore },
  render: (args) => <Turnable {...args} />,
  play: async ({ canvas, args }) => {
    const pad = canvas.getByRole<HTMLCanvasElement>('img');
    await measured();
    const { width } = pad;
    const box = pad.getBoundingClientRect();
    const at = (x: number) => ({ pointerId: 7, buttons: 1, clientX: box.left + x, clientY: box.top + 40 });
    void fireEvent.pointerDown(pad, at(20));
    for (const x of [40, 70, 100]) void fireEvent.pointerMove(pad, at(x));
    canvas.getByRole('button', { name: 'Turn' }).click();
    await waitFor(() => expect(pad.width).toBeLessThan(width));
    await waitFor(() => expect(pad).toHaveAccessibleDescription('3 strokes drawn'));
    void fireEvent.pointerUp(pad, { ...at(120), buttons: 0 });
    stroke(pad, [0.2, 0.2], [0.8, 0.8]);
    await waitFor(() => expect(pad).toHaveAccessibleDescription('4 strokes drawn'));
    const value = last(args.onValueChange);
    const [first, second] = value?.method === 'draw' ? value.strokes : [];
    await expect({ strokes: [first, second] }, 'what was drawn before').toMatchObject({
      strokes: drawnBefore.method === 'draw' ? drawnBefore.strokes : [],
    });
  },
};

export const StrokeLeavesPad: Story = {
  args: { value: createDrawnSignature('') },
  play: async ({ canvas, args }) => {
    const pad = canvas.getByRole('img');
    await measured();
    stroke(pad, [0.5, 0.5], [2, 0.5]);
    await waitFor(() => expect(pad).toHaveAccessibleDescription('1 stroke drawn'));
    const value = last(args.onValueChange);
    const points = value?.method === 'draw' ? value.strokes.flatMap((one) => one.points) : [];
    await expect(Math.max(...points.map(({ x }) => x)), 'nothing beside the pad').toBeLessThanOrEqual(600);
  },
};

function Turnable(props: SignatureFieldProps) {
  const [side, setSide] = useState<'wide' | 'narrow'>('wide');
  return (
    <div style={{ width: side === 'wide' ? '100%' : '60%' }}>
      <Button onPress={() => setSide('narrow')}>Turn</Button>
      <Controlled {...props} />
    </div>
  );
}

export const NameMismatch: Story = {
  args: {
    value: { ...drawnBefore, name: 'Tan Wei' },
    nameError: 'The signature must match the name shown.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Your full name' });
    await expect(input, 'RULE-16').toHaveAccessibleDescription(/The signature must match the name shown\./);
    await expect(input).toBeInvalid();
  },
};

export const WithError: Story = {
  args: { error: 'Please enter the signature' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Type' }), 'the error summary links here').toHaveAttribute(
      'id',
      'signature',
    );
    await expect(canvas.getByRole('radiogroup', { name: 'Signature' })).toHaveAccessibleDescription(
      /Please enter the signature/,
    );
  },
};

export const TypedSignature: Story = {
  args: { value: { method: 'type', text: 'LIM WEI MING', name: 'LIM WEI MING' } },
  play: async ({ canvas, canvasElement }) => {
    const signed = [...canvasElement.querySelectorAll('figure span')].find(({ textContent }) =>
      /LIM/.test(textContent),
    );
    await expect(getComputedStyle(signed ?? canvasElement).fontStyle, 'no face is slanted').toBe('normal');
    await expect(canvas.getByText('LIM WEI MING')).toBeVisible();
    await waitFor(() =>
      expect([...document.fonts].map(({ family, status }) => `${family}: ${status}`).join()).toMatch(
        /Quayside Signature"?: loaded/,
      ),
    );
  },
};
export const TypedInThai: Story = {
  args: { value: { method: 'type', text: 'ณัฐวุฒิ ชัยสมบัติ', name: 'ณัฐวุฒิ ชัยสมบัติ' } },
};
export const TypedInChinese: Story = { args: { value: { method: 'type', text: '林伟明', name: '林伟明' } } };
export const TypedLongName: Story = {
  args: {
    expectedName: 'Nattawut Chaiyasombat na Ayutthaya Srisuwan',
    value: {
      method: 'type',
      text: 'Nattawut Chaiyasombat na Ayutthaya Srisuwan',
      name: 'Nattawut Chaiyasombat na Ayutthaya Srisuwan',
    },
  },
};
export const ReadOnly: Story = { args: { value: drawnBefore, readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
