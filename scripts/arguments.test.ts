import { describe, expect, it } from 'vitest';
import { ArgumentsError, parseArguments } from './arguments.mjs';

const accepted = { flags: ['write'], options: ['port'], names: ['sg', 'hk'], most: 1 };

describe('the arguments of a command', () => {
  it('are flags, options with values, and names', () => {
    const { flags, options, names } = parseArguments(accepted, ['hk', '--write', '--port', 'sg=1', '--port=hk=2']);
    expect([[...flags], options, names]).toEqual([['write'], { port: ['sg=1', 'hk=2'] }, ['hk']]);
  });

  it.each([
    [['xx'], '"xx" is unknown. There are sg, hk.'],
    [['sg', 'hk'], '"sg hk" is too much: name 1.'],
    [['--wirte'], "Unknown option '--wirte'. There are --write, --port."],
    [['--port'], "Option '--port <value>' argument missing. There are --write, --port."],
    [['--write=yes'], "Option '--write' does not take an argument. There are --write, --port."],
  ])('%j is an error that says what there is', (args, message) => {
    expect(() => parseArguments(accepted, args)).toThrow(new ArgumentsError(message));
  });

  it('are errors where none are taken', () => {
    expect(() => parseArguments({}, ['sg'])).toThrow('"sg" is unknown. This command takes no names.');
    expect(() => parseArguments({}, ['--write'])).toThrow("Unknown option '--write'. This command takes no options.");
  });
});
