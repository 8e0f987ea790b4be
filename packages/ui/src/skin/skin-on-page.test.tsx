import { afterEach, expect, test } from 'vitest';
import { applySkin, followSystemDark, removeSkin } from './skin.ts';

const page = document.documentElement;
const shown = () => [page.dataset.skin, document.body.className];

afterEach(() => {
  removeSkin(page);
  document.body.className = '';
});

test('SKIN-01 sets exactly one specified body class for the skin of a page', () => {
  document.body.className = 'mine';
  applySkin(page, 'black');
  applySkin(page, 'blue');
  expect(shown()).toEqual(['blue', 'mine skin-blue']);
});

test('removes the attribute and the class of the skin on a route without a theme', () => {
  document.body.className = 'mine';
  applySkin(page, 'black');
  removeSkin(page);
  expect(shown()).toEqual([undefined, 'mine']);
});

test('does not change the body for the skin of an embedded root', () => {
  const root = document.createElement('div');
  document.body.append(root);
  applySkin(root, 'black');
  expect(root.dataset.skin).toBe('black');
  expect(shown()).toEqual([undefined, '']);
  root.remove();
});

test('SKIN-02 follows the dark mode of the system until it is stopped', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  const turn = (dark: boolean) => {
    media.matches = dark;
    media.dispatchEvent(new Event('change'));
    return page.dataset.skin;
  };
  const stop = followSystemDark(page, media, 'blue');
  expect(page.dataset.skin).toBe('blue');
  expect([turn(true), turn(false), turn(true)]).toEqual(['black', 'blue', 'black']);
  stop();
  expect(turn(false)).toBe('black');
});
