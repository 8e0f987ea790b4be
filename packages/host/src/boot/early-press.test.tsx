import { afterEach, expect, test } from 'vitest';
import { hydratedEvent, installEarlyPress } from './early-press.ts';

const pressed: string[] = [];

afterEach(async () => {
  await dispatchHydrated(); // otherwise the next page's press would go to this page's script
  document.body.replaceChildren();
  pressed.length = 0;
});

/** Adds the HTML of a page and runs the boot script's part for early presses, before hydration. */
function serve(markup: string) {
  const page = document.createElement('div');
  page.innerHTML = markup;
  document.body.append(page);
  installEarlyPress(window);
  const find = <E extends HTMLElement>(selector: string) => page.querySelector<E>(selector) as E;
  return { page, find };
}

/** Hydrates the page. */
async function hydrate(page: HTMLElement) {
  page.addEventListener('click', (event) => {
    const target = event.target as HTMLElement;
    pressed.push(target.textContent);
    if (target.matches('a')) event.preventDefault(); // stay in the test page
  });
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    pressed.push('submitted');
  });
  await dispatchHydrated();
}

async function dispatchHydrated() {
  dispatchEvent(new Event(hydratedEvent));
  await new Promise((done) => setTimeout(done)); // after the script's own timer
}

test('UI-02 several presses before hydration are replayed as one press', async () => {
  const { page, find } = serve('<button type="button"><b>Start</b></button>');
  for (const _ of [1, 2, 3]) find('b').click();
  await hydrate(page);
  expect(pressed).toEqual(['Start']);
  await dispatchHydrated();
  expect(pressed, 'and not again').toEqual(['Start']);
  find('b').click();
  expect(pressed).toEqual(['Start', 'Start']);
});

test('a form that is submitted before hydration is submitted once by the app, and not into the URL', async () => {
  const { page, find } = serve(
    '<form id="f"><input name="secret" value="S1"></form><button form="f">Continue</button>',
  );
  const { href } = location;
  find('button').click();
  find<HTMLFormElement>('form').requestSubmit();
  await hydrate(page);
  expect(pressed).toEqual(['Continue', 'submitted']);
  expect(location.href).toBe(href);
});

test('after an early press, the app opens its own links, and the browser opens other links', async () => {
  const { page, find } = serve('<a href="/app/next">Next</a><a class="out" href="#there">There</a>');
  find('a').click();
  await hydrate(page);
  expect(pressed).toEqual(['Next']);
});

type Change = (page: HTMLElement, button: HTMLButtonElement) => void;

test.each<[string, Change]>([
  ['is gone', (_, button) => button.remove()],
  ['is replaced', (_, button) => button.replaceWith(button.cloneNode(true))],
  ['cannot be pressed', (_, button) => (button.disabled = true)],
  ['is busy', (_, button) => button.setAttribute('aria-disabled', 'true')],
  ['is hidden', (page) => (page.hidden = true)],
  ['has another label', (_, button) => (button.textContent = 'Submit')],
])('an early press is not replayed on a button that %s after hydration', async (_, change) => {
  const { page, find } = serve('<button type="button">Start</button>');
  find('button').click();
  change(page, find<HTMLButtonElement>('button'));
  await hydrate(page);
  expect(pressed).toEqual([]);
});

test('an early press is forgotten after a later press or input', async () => {
  const first = serve('<button type="button">One</button><button type="button" id="two">Two</button>');
  first.find('button').click();
  first.find('#two').click();
  await hydrate(first.page);
  expect(pressed.splice(0)).toEqual(['Two']);

  const second = serve('<button type="button">One</button><input>');
  second.find('button').click();
  second.find('input').dispatchEvent(new InputEvent('input', { bubbles: true }));
  await hydrate(second.page);
  expect(pressed).toEqual([]);
});
