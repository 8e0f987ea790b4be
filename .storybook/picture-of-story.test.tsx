import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { openAgain, scrollToDifference } from '../scripts/storybook/settled-story.ts';
import './preview.css';

const BAR = 60;

/** A page of three phones with bars, and what it ends on two phones below its title. */
const Page = ({ children }: { children: React.ReactNode }) => (
  <div style={{ height: '300vh' }}>
    <header style={{ position: 'sticky', top: 0, height: BAR, background: 'white' }}>
      <button type="button">Back</button>
    </header>
    <div style={{ height: '200vh' }}>
      <h1 tabIndex={-1}>Proof of address</h1>
    </div>
    {children}
    <div data-part="action-bar" style={{ position: 'fixed', bottom: 0, height: BAR }}>
      <button type="button">Continue</button>
    </div>
  </div>
);

afterEach(() => scrollTo(0, 0));

async function isInSight(id: string, node: React.ReactNode): Promise<boolean> {
  await render(<Page>{node}</Page>);
  scrollTo(0, 0);
  document.getElementById('focus')?.focus({ preventScroll: true });
  scrollToDifference();
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && box.top >= BAR && box.bottom <= innerHeight - BAR;
}

test('a picture shows what was refused', async () => {
  expect(
    await isInSight(
      'part',
      <p id="part" data-state="refused">
        Too old
      </p>,
    ),
  ).toBe(true);
});

test('a picture shows an error, also in a root of its own', async () => {
  const inShadow = (host: HTMLDivElement | null) => {
    if (host && !host.shadowRoot) host.attachShadow({ mode: 'open' }).innerHTML = '<p role="alert">Offline</p>';
  };
  expect(await isInSight('part', <div id="part" ref={inShadow} />)).toBe(true);
});

test('a picture shows the field in focus', async () => {
  expect(await isInSight('focus', <input id="focus" aria-label="Name" />)).toBe(true);
});

test('an error goes before the field in focus', async () => {
  const both = (
    <>
      <p role="alert" id="part">
        Wrong
      </p>
      <div style={{ height: '90vh' }} />
      <input id="focus" aria-label="Name" />
    </>
  );
  expect(await isInSight('part', both)).toBe(true);
});

test('a notice that nobody sees and the focus of a title move nothing', async () => {
  await render(
    <Page>
      <p role="status" className="sr-only">
        Saved
      </p>
    </Page>,
  );
  document.querySelector('h1')?.focus();
  scrollToDifference();
  expect(scrollY).toBe(0);
});

test('an open dialog covers the page, so that it stays where it is', async () => {
  await render(
    <Page>
      <p role="alert">Wrong</p>
      <div role="dialog" aria-label="Sure?" style={{ position: 'fixed', top: 100 }}>
        Sure?
      </div>
    </Page>,
  );
  scrollToDifference();
  expect(scrollY).toBe(0);
});

test('an overlay that a play has closed is opened by what has the focus, and an open one stays', async () => {
  let presses = 0;
  await render(
    <button type="button" id="opener" onClick={() => (presses += 1)}>
      Show
    </button>,
  );
  document.getElementById('opener')?.focus();
  openAgain();
  expect(presses).toBe(1);
  await render(
    <div role="dialog" aria-label="Sure?">
      Sure?
    </div>,
  );
  openAgain();
  expect(presses).toBe(1);
});
