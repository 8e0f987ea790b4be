import * as fc from 'fast-check';
import type { BrowserCommand, BrowserSystem, OpeningModel } from './browser-system.ts';

const always = () => true;
const online = ({ network }: Readonly<OpeningModel>) => network === 'online';
const inState = (state: string) => (model: Readonly<OpeningModel>) => model.application === state;

const command = (
  name: string,
  check: (model: Readonly<OpeningModel>) => boolean,
  act: (system: BrowserSystem) => Promise<unknown>,
): BrowserCommand => ({
  check,
  async run(model, system) {
    await act(system);
    Object.assign(model, await system.check(name));
  },
  toString: () => name,
});

const often = (weight: number, ...all: readonly BrowserCommand[]) => ({ weight, arbitrary: fc.constantFrom(...all) });
const index = fc.nat({ max: 5 });

/** The sandbox's scenarios in which a sequence can start. A repeated scenario is drawn more often. */
const starts = ['draft', 'draft', 'draft-to-sign', 'draft-to-sign', 'under-review', 'rejected-two-items'] as const;

const commands = fc.commands(
  [
    fc.oneof(
      /** Fills in the visible step if it is incomplete, and continues. */
      often(
        4,
        command('answer', online, (system) => system.answer()),
      ),
      /** Types a value that no earlier command typed. */
      often(
        8,
        command('type', always, (system) => system.type()),
      ),
      often(
        3,
        command('back', always, (system) => system.back()),
      ),
      /** Opens the URL of a step with a text field. */
      { weight: 7, arbitrary: index.map((at) => command(`revisit(${at})`, always, (system) => system.revisit(at))) },
      often(
        3,
        command('reload', always, (system) => system.reload()),
      ),
      /** Closes the page without warning, and reopens its URL. */
      often(
        3,
        command('kill', always, (system) => system.kill()),
      ),
      /** Turns the network off, or on again. */
      often(
        3,
        command('toggleNetwork', always, (system) => system.toggleNetwork()),
      ),
      often(
        4,
        command('switchDevice', always, (system) => system.switchDevice()),
      ),
      /** Resolves a conflict between the answers of two devices. */
      often(
        3,
        command("choose('here')", always, (system) => system.choose('here')),
        command("choose('there')", always, (system) => system.choose('there')),
      ),
      /** A reviewer rejects an item. */
      {
        weight: 3,
        arbitrary: index.map((at) => command(`reject(${at})`, inState('under-review'), (system) => system.reject(at))),
      },
      /** Saves the rejected items again, signs and submits. */
      often(
        2,
        command('resubmit', inState('action-needed'), (system) => system.resubmit()),
      ),
      /** Signs and submits a draft that is ready for it. */
      often(
        2,
        command('submit', inState('draft'), (system) => system.submit()),
      ),
    ),
  ],
  { maxCommands: 14 },
);

/** Draws `count` sequences, each with a scenario to start in and its commands. Equal seeds draw equal sequences. */
export const drawSequences = (count: number, seed: number) =>
  fc.sample(fc.tuple(fc.constantFrom(...starts), commands), { numRuns: count, seed });
