import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useDebouncedResize } from './debounced-resize.ts';

test('UI-02 reports the size of an element once, after its last change', async () => {
  const onResize = vi.fn<(size: { width: number; height: number }) => void>();
  function Container() {
    const box = useRef<HTMLDivElement>(null);
    useDebouncedResize(box, onResize);
    return <div ref={box} data-testid="box" style={{ width: 100, height: 50 }} />;
  }
  const screen = await render(<Container />);
  const box = screen.getByTestId('box').element() as HTMLElement;
  box.style.width = '120px';
  box.style.height = '70px';
  await vi.waitFor(() => expect(onResize).toHaveBeenCalled());
  expect(onResize).toHaveBeenCalledExactlyOnceWith({ width: 120, height: 70 });
});
