import { useEffect, useMemo, useState } from 'react';

/**
 * A function that returns the values of likely options, based on earlier answers, or a promise of them. Called when the
 * page is idle, so that it can load data, and again when the list opens. Pass the same function on every render.
 */
export type Suggest = () => Suggestions;

type Suggestions = readonly string[] | Promise<readonly string[]>;

const none: readonly string[] = [];

/**
 * Returns the suggestions of an open list, or undefined while they load. Returns an empty array without `suggest`, and
 * if the promise of `suggest` rejects.
 */
export function useSuggestions(suggest: Suggest | undefined): readonly string[] | undefined {
  const suggestions = useMemo(() => suggest?.() ?? none, [suggest]);
  const [loaded, setLoaded] = useState<{ readonly from: Suggestions; readonly values: readonly string[] }>();
  useEffect(() => {
    if (!isPending(suggestions)) return undefined;
    let current = true;
    const take = (values: readonly string[]) => current && setLoaded({ from: suggestions, values });
    suggestions.then(take, () => take(none));
    return () => {
      current = false;
    };
  }, [suggestions]);
  if (!isPending(suggestions)) return suggestions;
  return loaded?.from === suggestions ? loaded.values : undefined;
}

/**
 * Calls `suggest`, so that it can load its data in advance. Ignores a rejected promise, because opening the list calls
 * `suggest` again. Throws what `suggest` throws.
 */
export function preloadSuggestions(suggest: Suggest | undefined): void {
  const suggestions = suggest?.() ?? none;
  if (isPending(suggestions)) suggestions.catch(() => undefined);
}

/** Applies `map` to suggestions. The result is a promise only if the suggestions are one. */
export const mapSuggestions = (
  suggestions: Suggestions,
  map: (values: readonly string[]) => readonly string[],
): Suggestions => (isPending(suggestions) ? suggestions.then(map) : map(suggestions));

const isPending = (suggestions: Suggestions): suggestions is Promise<readonly string[]> => 'then' in suggestions;
