import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OnThisPage } from './on-this-page.tsx';
import './on-this-page.css';

type DocsProps = { titles: readonly string[]; onOpen?: (id: string) => void; children?: ReactNode };

const Docs = ({ titles, onOpen = () => {}, children }: DocsProps) => (
  <div className="sbdocs-wrapper">
    <div className="sbdocs-content">
      <OnThisPage onOpen={onOpen} />
      {titles.map((title, at) => (
        <h2 key={title} id={`part-${at}`} style={{ height: '60vh' }}>
          {title}
        </h2>
      ))}
      <div data-example>
        <h3 id="of-example">Of an example</h3>
      </div>
      <h3>Without an address</h3>
      {children}
    </div>
  </div>
);

const list = page.getByRole('navigation', { name: 'On this page' });
const links = () => list.getByRole('link');

test('a page with fewer than three headings has no list', async () => {
  await page.viewport(1000, 600);
  const { rerender } = await render(<Docs titles={['Use', 'Parts']} />);
  await expect.element(list).not.toBeInTheDocument();
  await rerender(<Docs titles={['Use', 'Parts', 'Keys']} />);
  await expect.element(list).toBeVisible();
  expect(
    links()
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Use', 'Parts', 'Keys']);
});

test('a press opens the heading, which becomes the current one', async () => {
  await page.viewport(1000, 600);
  const onOpen = vi.fn<(id: string) => void>();
  await render(<Docs titles={['Use', 'Parts', 'Keys']} onOpen={onOpen} />);
  await list.getByRole('link', { name: 'Parts' }).click();
  expect(onOpen).toHaveBeenCalledWith('part-1');
  await expect.element(list.getByRole('link', { name: 'Parts' })).toHaveAttribute('aria-current', 'location');
  await expect.element(list.getByRole('link', { name: 'Use' })).not.toHaveAttribute('aria-current');
});

test('a page of pictures keeps its width', async () => {
  await page.viewport(1000, 600);
  await render(
    <Docs titles={['Use', 'Parts', 'Keys']}>
      <div data-live-page />
    </Docs>,
  );
  await expect.element(page.getByRole('heading', { name: 'Parts' })).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
});

test('a narrow screen has no room for it', async () => {
  await page.viewport(390, 600);
  await render(<Docs titles={['Use', 'Parts', 'Keys']} />);
  await expect.element(page.getByRole('heading', { name: 'Parts' })).toBeInTheDocument();
  await expect.element(list).not.toBeInTheDocument();
});

test('a story that says so lists its own headings, and a page of wide tables has the list beside the sidebar of a window of 1440 px', async () => {
  await page.viewport(1168, 600);
  await render(
    <Docs titles={['Set', 'Sizes']}>
      <div data-needs-width data-story>
        <h2 id="icons-actions" data-page-part>
          Actions
        </h2>
        <h2 id="of-story">Of a story</h2>
      </div>
    </Docs>,
  );
  await expect.element(list).toBeVisible();
  const words = links().elements();
  expect(words.map((link) => link.textContent)).toEqual(['Set', 'Sizes', 'Actions']);
  expect(words.at(-1)?.closest('li')?.dataset.part).toBe('true');
  await page.viewport(1000, 600);
  await expect.element(list).not.toBeInTheDocument();
});
