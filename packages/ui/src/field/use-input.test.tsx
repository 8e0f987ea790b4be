import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { MoneyField } from '../money-field/money-field.tsx';
import { NationalIdField } from '../national-id-field/national-id-field.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PassCodeBoxes } from '../pass-code-boxes/pass-code-boxes.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const countries = [{ value: 'SG', label: 'Singapore', callingCode: '65' }];
const type = (element: Element, text: string) => {
  (element as HTMLInputElement).value = text;
};
const tick = (element: Element) => {
  (element as HTMLInputElement).checked = true;
};

let shown: HTMLElement | undefined;
afterEach(() => shown?.remove());

/** Renders a field on the server, changes the DOM, hydrates, and renders again. */
async function answerBeforeHydration<V>(
  field: (value: V, set: (value: V) => void) => ReactNode,
  empty: V,
  answer: (root: Element) => void,
) {
  const onChange = vi.fn<(value: V) => void>();
  let renderAgain: () => void = () => undefined;
  let renderedAgain = false;
  function Form() {
    const [value, setValue] = useState(empty);
    const [times, setTimes] = useState(0);
    renderAgain = () => setTimes((count) => count + 1);
    useEffect(() => {
      renderedAgain = times > 0;
    }, [times]);
    return field(value, (next) => {
      onChange(next);
      setValue(next);
    });
  }
  const root = document.createElement('div');
  shown = root;
  document.body.append(root);
  root.innerHTML = renderToString(<Form />);
  answer(root);
  const complain = vi.fn<(error: unknown) => void>();
  hydrateRoot(root, <Form />, { onRecoverableError: complain });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  renderAgain();
  await vi.waitFor(() => expect(renderedAgain).toBe(true));
  expect(complain).not.toHaveBeenCalled();
  return { onChange, root, input: root.querySelector<HTMLInputElement>('#a') };
}

describe('input before hydration', () => {
  test('preserves and reports text that the user types before hydration', async () => {
    const { onChange, input } = await answerBeforeHydration(
      (value, onChange) => <TextField {...{ name: 'a', label: 'A', value, onValueChange: onChange }} />,
      '',
      (root) => type(root.querySelector('#a') as Element, 'Tan'),
    );
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Tan');
    expect(input?.value).toBe('Tan');
  });

  test('preserves text that replaces the initial value before hydration', async () => {
    const { onChange, input } = await answerBeforeHydration(
      (value, onChange) => <TextField {...{ name: 'a', label: 'A', value, onValueChange: onChange }} />,
      'Lim',
      (root) => type(root.querySelector('#a') as Element, 'Limbo'),
    );
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Limbo');
    expect(input?.value).toBe('Limbo');
  });

  test('preserves several lines of text from before hydration', async () => {
    const { onChange, input } = await answerBeforeHydration(
      (value, onChange) => <TextArea {...{ name: 'a', label: 'A', value, onValueChange: onChange }} />,
      '',
      (root) => type(root.querySelector('#a') as Element, 'one\ntwo'),
    );
    expect(onChange).toHaveBeenCalledExactlyOnceWith('one\ntwo');
    expect(input?.value).toBe('one\ntwo');
  });

  test.each([
    ['12345.6', '12345.6', '12,345.60'],
    ['12345,6', '12345.6', '12,345.60'],
    ['5k', '5k', '5k'],
  ])('preserves the amount %s from before hydration', async (typed, kept, shown) => {
    const { onChange, input } = await answerBeforeHydration(
      (value, onChange) => (
        <MoneyField {...{ name: 'a', label: 'A', currency: 'SGD', value, onValueChange: onChange }} />
      ),
      '',
      (root) => type(root.querySelector('#a') as Element, typed),
    );
    expect(onChange).toHaveBeenCalledExactlyOnceWith(kept);
    await vi.waitFor(() => expect(input?.value).toBe(shown)); // React renders the amount in a later task
  });

  test.each([
    ['a number', NumberField, '１2', '12'],
    ['text that is not a number', NumberField, '12 years', '12 years'],
    ['a stepped number', Stepper, '3', '3'],
    ['a pass code', PassCodeBoxes, '12-3', '123'],
    ['a password', PasswordField, ' p w ', ' p w '],
  ])('preserves %s from before hydration', async (_, Control, typed, kept) => {
    const { onChange, input } = await answerBeforeHydration(
      (value, onChange) => <Control {...{ name: 'a', label: 'A', value, onValueChange: onChange }} />,
      '',
      (root) => type(root.querySelector('#a') as Element, typed),
    );
    expect(onChange).toHaveBeenCalledExactlyOnceWith(kept);
    expect(input?.value).toBe(kept);
  });

  test('preserves an incomplete date from before hydration', async () => {
    const { onChange, root } = await answerBeforeHydration(
      (value, onChange) => <DateField {...{ name: 'a', label: 'A', value, onValueChange: onChange }} />,
      '',
      (root) => type(root.querySelector('[data-part=month]') as Element, '2'),
    );
    expect(onChange).toHaveBeenCalledExactlyOnceWith('-02-');
    expect(root.querySelector<HTMLInputElement>('[data-part=month]')?.value).toBe('2');
  });

  test('preserves a phone number from before hydration', async () => {
    const { onChange } = await answerBeforeHydration(
      (value, onChange) => (
        <PhoneField
          {...{ name: 'a', label: 'A', countries, defaultCallingCode: '65', value, onValueChange: onChange }}
        />
      ),
      '',
      (root) => type(root.querySelector('#a') as Element, '8123 4567'),
    );
    expect(onChange).toHaveBeenCalledExactlyOnceWith('+65 81234567');
  });

  test('preserves a document number from before hydration, and masks it afterwards', async () => {
    const { onChange, input } = await answerBeforeHydration(
      (value, onChange) => <NationalIdField {...{ name: 'a', label: 'A', value, onValueChange: onChange }} />,
      '',
      (root) => type(root.querySelector('#a') as Element, 'S1234567D'),
    );
    expect(onChange).toHaveBeenCalledExactlyOnceWith('S1234567D');
    await vi.waitFor(() => expect(input?.value).toBe('•••••567D'));
  });

  test('preserves the choice of a radio button from before hydration', async () => {
    const { onChange, root } = await answerBeforeHydration(
      (value, onChange) => <RadioGroup {...{ name: 'a', label: 'A', options, value, onValueChange: onChange }} />,
      '',
      (root) => tick(root.querySelector('[value=no]') as Element),
    );
    expect(onChange).toHaveBeenCalledExactlyOnceWith('no');
    expect(root.querySelector<HTMLInputElement>('input:checked')?.value).toBe('no');
  });

  test('preserves a checkbox that the user checked before hydration', async () => {
    const { onChange, root } = await answerBeforeHydration(
      (value, onChange) => <Checkbox {...{ name: 'a', label: 'A', checked: value, onCheckedChange: onChange }} />,
      false,
      (root) => tick(root.querySelector('input') as Element),
    );
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(root.querySelector('input:checked')).not.toBeNull();
  });

  test('preserves a further checkbox of a group that the user checked before hydration', async () => {
    const { onChange, root } = await answerBeforeHydration<string[]>(
      (value, onChange) => <CheckboxGroup {...{ name: 'a', label: 'A', options, value, onValueChange: onChange }} />,
      ['yes'],
      (root) => tick(root.querySelector('[value=no]') as Element),
    );
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['yes', 'no']);
    expect(root.querySelectorAll('input:checked')).toHaveLength(2);
  });

  test('preserves a choice from a native list from before hydration', async () => {
    const { onChange, root } = await answerBeforeHydration(
      (value, onChange) => <SelectField {...{ name: 'a', label: 'A', options, value, onValueChange: onChange }} />,
      '',
      (root) => type(root.querySelector('select') as Element, 'no'),
    );
    expect(onChange).toHaveBeenCalledExactlyOnceWith('no');
    expect(root.querySelector('select')?.value).toBe('no');
  });
});
