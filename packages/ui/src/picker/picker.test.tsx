import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Picker } from './picker.tsx';

const malaysia = [{ value: 'MY', label: 'Malaysia' }];

test('does not render a closed picker without a value again when options load', async () => {
  const options = vi.fn<() => Promise<typeof malaysia>>(async () => malaysia);
  const rendered = vi.fn<ProfilerOnRenderCallback>();
  const page = await render(
    <Profiler id="field" onRender={rendered}>
      <Picker name="country" label="Country" value="" onValueChange={() => undefined} options={options} />
    </Profiler>,
  );
  const before = rendered.mock.calls.length;
  await vi.waitFor(() => expect(options).toHaveBeenCalledOnce()); // when the page is idle
  await options.mock.results[0]?.value;
  await new Promise(requestAnimationFrame);
  expect(rendered).toHaveBeenCalledTimes(before);
  await page.getByRole('combobox').click();
  await expect.element(page.getByRole('option', { name: 'Malaysia' })).toBeVisible();
});

test('shows the label of the value once the options have loaded', async () => {
  const options = async () => malaysia;
  const page = await render(
    <Picker name="country" label="Country" value="MY" onValueChange={() => undefined} options={options} />,
  );
  await expect.element(page.getByRole('combobox')).toHaveTextContent('Malaysia');
});

test('does not choose an option with the Enter that confirms a Japanese word in Safari', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  const page = await render(
    <Picker name="country" label="Country" value="" onValueChange={onValueChange} options={async () => malaysia} />,
  );
  await page.getByRole('combobox').click();
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('Mal');
  const press = (init: KeyboardEventInit) =>
    search.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }));
  press({ isComposing: true });
  press({ keyCode: 229 });
  expect(onValueChange).not.toHaveBeenCalled();
  press({ keyCode: 13 });
  await vi.waitFor(() => expect(onValueChange).toHaveBeenCalledWith('MY'));
});
