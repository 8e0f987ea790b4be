import type { Indexer } from 'storybook/internal/types';
import { statesIn } from './states.ts';

/** Adds the states that a story's name and title say to its tags, so that the sidebar filters by them. */
export const withStateTags = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((entry) => ({
        ...entry,
        tags: [...(entry.tags ?? []), ...statesIn(entry.title ?? options.makeTitle(), entry.name ?? '')],
      })),
  }));
