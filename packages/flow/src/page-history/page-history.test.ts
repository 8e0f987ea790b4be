import { describe, expect, test } from 'vitest';
import { upState } from '../resume.ts';
import { memoryHistory } from './page-history.ts';

const base = '/acct/open-account/';

describe('the history of a page', () => {
  test('reads and writes paths relative to the base', () => {
    const history = memoryHistory(base, '/sg-choose?langType=3#top');
    expect(history.location()).toMatchObject({ pathname: '/sg-choose', search: '?langType=3', hash: '#top' });
    expect(history.basename).toBe('/acct/open-account');
    history.navigator.push('/acct/open-account/sg-base-info?return=check', { reason: 'x' });
    expect(history.location()).toMatchObject({
      pathname: '/sg-base-info',
      search: '?return=check',
      state: { reason: 'x' },
    });
    history.go({ pathname: '/' }, 'push');
    expect(history.location()).toMatchObject({ pathname: '/', search: '', hash: '', state: null });
  });

  test('moves back and forward in the history, and adds and replaces entries', () => {
    const history = memoryHistory(base);
    history.go({ pathname: '/a' }, 'push');
    history.go({ pathname: '/b' }, 'push');
    history.go({ pathname: '/c' }, 'replace');
    history.navigator.go(-1);
    expect(history.location().pathname).toBe('/a');
    history.navigator.go(1);
    expect(history.location().pathname).toBe('/c');
    history.navigator.go(-9);
    expect(history.location().pathname).toBe('/');
  });

  test('returns the same location until it changes, and notifies of each change', () => {
    const history = memoryHistory(base);
    const first = history.location();
    expect(history.location()).toBe(first);
    let told = 0;
    const leave = history.listen(() => {
      told += 1;
    });
    history.go({ pathname: '/' }, 'push');
    expect(history.location()).not.toBe(first);
    leave();
    history.go({ pathname: '/' }, 'push');
    expect(told).toBe(1);
  });

  test('leads up to home if the page was opened from home, otherwise to the parent page', () => {
    const history = memoryHistory(base, '/details');
    const goUp = () => {
      history.navigator.push(`${base}center`, upState);
      return history.location().pathname;
    };
    expect(goUp(), 'opened by its URL').toBe('/center');
    history.go({ pathname: '/details' }, 'push');
    expect(goUp()).toBe('/center');
    history.go({ pathname: '/' }, 'push');
    history.go({ pathname: '/details' }, 'push');
    history.go({ pathname: '/details', search: '?period=year' }, 'push');
    history.go({ pathname: '/details' }, 'replace');
    expect(goUp(), 'changes of the query do not count as pages').toBe('/');
    history.navigator.go(-1);
    expect(goUp(), 'the entry stores the previous page').toBe('/');
  });

  test('returns the path / for a URL outside the base', () => {
    const history = memoryHistory(base);
    history.navigator.push('/elsewhere');
    expect(history.location().pathname).toBe('/');
  });
});
