import { expect, it, test } from 'vitest';
import { coverOf } from '../../.storybook/flow-maps/cover.ts';
import { storiesIn } from '../../.storybook/flow-maps/stories-in.ts';

const named = (...names: string[]) => names.map((name) => ({ title: 'Screens/Opening/Contact', name }));

it.each([
  [['Error at loading', 'Under review'], 'Under review'],
  [['Filled', 'Resumed', 'Empty'], 'Empty'],
  [['Resumed', 'Filled'], 'Filled'],
  [['Offline at save', 'Loading', 'Empty'], 'Empty'],
  [['Errors'], 'Errors'],
])('of the stories %j, %s stands for the screen', (names, cover) => {
  expect(coverOf(named(...names))?.name).toBe(cover);
});

test('a story in one language, skin or width stands for no screen, and one that says so always does', () => {
  const [first, thai, wanted] = [
    { title: 'Screens/W-8BEN/About the form', name: 'Parts' },
    { title: 'Screens/W-8BEN/About the form', name: 'Filled', globals: { language: 'th' } },
    { title: 'Screens/W-8BEN/About the form', name: 'Error at saving', parameters: { cover: true } },
  ];
  expect(coverOf([thai, first])?.name).toBe('Parts');
  expect(coverOf([thai, first, wanted])?.name).toBe('Error at saving');
});

test('a story that shows the questions as the flow does stands for its screen', () => {
  const title = 'Screens/Opening/Investment experience';
  const single = { title, name: 'One question a page', questions: 'one-per-page' as const };
  const all = { title, name: 'Empty', questions: 'all-on-one-page' as const };
  expect(coverOf([all, single])?.name).toBe('One question a page');
  expect(coverOf([all, single], 'all-on-one-page')?.name).toBe('Empty');
  expect(coverOf([all])?.name, 'no story is as the flow').toBe('Empty');
});

test('the stories of a file are in its order, without what a build adds to it', () => {
  const file = {
    default: { title: 'Screens/Opening/Status', args: { path: '/sg-account-state' } },
    Opened: { args: { scenario: 'opened-margin' } },
    UnderReview: { args: { scenario: 'under-review' } },
    __namedExportsOrder: ['UnderReview', 'Opened'],
  };
  expect(storiesIn(file).map(({ id, state }) => [id, state])).toEqual([
    ['screens-opening-status--under-review', 'under-review'],
    ['screens-opening-status--opened', 'opened'],
  ]);
});
