import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { findStates } from './states.ts';
import { toStoryName } from './story-words.ts';

/**
 * Returns the indexers of Storybook, changed in two ways. Stories without a `name` are named in sentence case. Each
 * story is tagged with its states, by which the sidebar filters.
 */
export const nameAndTagStories = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((entry) => ({
        ...entry,
        ...(isNamedByExport(entry) && { name: toStoryName(entry.exportName) }),
        tags: [...findStates(entry.title ?? options.makeTitle(), entry.name ?? ''), ...(entry.tags ?? [])],
      })),
  }));

const isNamedByExport = ({ type, name, exportName }: IndexInput) =>
  type === 'story' && (!name || name === storyNameFromExport(exportName));
