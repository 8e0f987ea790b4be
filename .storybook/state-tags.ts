import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { statesIn } from './states.ts';
import { inReadingOrder } from './story-order.ts';
import { wordsOfStory } from './story-words.ts';

/**
 * Names stories in sentence case, unless they name themselves, and sorts them. Adds the states that a story's name and
 * title say to its tags, so that the sidebar filters by them.
 */
export const withStateTags = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) =>
      inReadingOrder(
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          ...(namedByExport(entry) && { name: wordsOfStory(entry.exportName) }),
          tags: [...statesIn(entry.title ?? options.makeTitle(), entry.name ?? ''), ...(entry.tags ?? [])],
        })),
      ),
  }));

const namedByExport = ({ type, name, exportName }: IndexInput) =>
  type === 'story' && (!name || name === storyNameFromExport(exportName));
