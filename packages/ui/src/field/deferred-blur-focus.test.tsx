import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextField } from '../text-field/text-field.tsx';

/** Renders a field and, below it, a button that moves when the field shows an error on blur. */
function Form({ onPress }: { onPress: (typed: string) => void }) {
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState<'never' | 'once'>('never');
  const error =
    left === 'once' ? 'This is said in two lines, so that all that stands below it moves a long way' : undefined;
  return (
    <div style={{ width: 200 }}>
      <TextField
        name="code"
        label="Code"
        value={typed}
        onValueChange={setTyped}
        onBlur={() => setLeft('once')}
        normalise={(text) => text.trim()}
        {...(error ? { error } : {})}
      />
      <button type="button" style={{ height: 24 }} onClick={() => onPress(typed)}>
        Go on
      </button>
    </div>
  );
}

test('UI-05 normalises the text on blur before the press on a button that moves takes effect', async () => {
  const onPress = vi.fn<(typed: string) => void>();
  const page = await render(<Form onPress={onPress} />);
  await page.getByLabelText('Code').fill(' A1 ');
  await page.getByRole('button').click(); // uses the real mouse of the browser
  await expect.poll(() => onPress.mock.calls).toEqual([['A1']]);
  await expect.element(page.getByText(/^This is said in two lines/)).toBeVisible();
});
