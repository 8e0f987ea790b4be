import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../button/button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { Sheet } from '../../sheet/sheet.tsx';
import { TextField } from '../../text-field/text-field.tsx';
import { ToastProvider, useToast } from '../../toast/toast.tsx';

test('warns once in the console about a component without styles', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await render(<Button>First</Button>);
  await render(<Button>Second</Button>);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('q-root'));
});

test('a button has the ref of a button, and a link that of an anchor', async () => {
  function Page() {
    const button = useRef<HTMLButtonElement>(null);
    const anchor = useRef<HTMLAnchorElement>(null);
    return (
      <>
        <Button ref={button} onPress={() => anchor.current?.focus()}>
          Go to the link
        </Button>
        <Button ref={anchor} href="#link">
          Link
        </Button>
      </>
    );
  }
  const screen = await render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Go to the link' }));
  await expect.element(screen.getByRole('link', { name: 'Link' })).toHaveFocus();
});

test('onPress counts two quick clicks once, and onClick each of them', async () => {
  const press = vi.fn<() => void>();
  const click = vi.fn<() => void>();
  const screen = await render(
    <Button onPress={press} onClick={click}>
      Send
    </Button>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(press).toHaveBeenCalledOnce();
  expect(click).toHaveBeenCalledTimes(2);
});

test.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
] as const)('a %s opens from its trigger and closes without state of the page', async (_, Overlay) => {
  const screen = await render(
    <Overlay title="Fees" trigger={<Button>Show the fees</Button>}>
      SGD 3.00
    </Overlay>,
  );
  const opener = screen.getByRole('button', { name: 'Show the fees' });
  await userEvent.click(opener);
  await expect.element(screen.getByRole('dialog', { name: 'Fees' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('shows a toast without a store of the page', async () => {
  const Copy = () => {
    const toasts = useToast();
    return <Button onPress={() => toasts.show('Copied')}>Copy</Button>;
  };
  const screen = await render(
    <ToastProvider>
      <Copy />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await expect.element(screen.getByText('Copied')).toBeVisible();
});

test('a label and an error can be elements', async () => {
  const screen = await render(
    <TextField
      label={
        <>
          Email <em>address</em>
        </>
      }
      optional
      error={<b>Enter an email address</b>}
    />,
  );
  const input = screen.getByRole('textbox', { name: 'Email address (optional)' });
  await expect.element(input).toHaveAccessibleDescription('Enter an email address');
});
