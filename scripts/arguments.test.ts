import { expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';

const accepted = { flags: ['write'], options: ['port'], names: ['sg', 'hk'], most: 1 };

it('parseArguments returns flags, options with values, and names', () => {
  const { flags, options, names } = parseArguments(accepted, ['hk', '--write', '--port', 'sg=1', '--port=hk=2']);
  expect([[...flags], options, names]).toEqual([['write'], { port: ['sg=1', 'hk=2'] }, ['hk']]);
});

it.each([
  [['xx'], '"xx" is unknown. Names are sg, hk.'],
  [['sg', 'hk'], 'At most 1 names are accepted, not "sg hk".'],
  [['--wirte'], "Unknown option '--wirte'"],
  [['--write=yes'], "Option '--write' does not take an argument"],
])('parseArguments refuses %j', (args, message) => {
  expect(() => parseArguments(accepted, args)).toThrow(message);
});
