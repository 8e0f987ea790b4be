import { useEffect, useMemo, useState } from 'react';

/**
 * Returns values that the user is likely to choose, based on earlier answers. It is called when the page is idle, so
 * that it can load data, and again when the list opens. If it returns an array, the list is complete when it opens.
 * Pass the same function on every render.
 */
export type Suggest = () => Suggestions;

type Suggestions = readonly string[] | Promise<readonly string[]>;

const none: readonly string[] = [];

/** Returns the suggestions of an open list, or undefined until they are known. If they fail to load, there are none. */
export function useSuggestions(suggest: Suggest | undefined): readonly string[] | undefined {
  const given = useMemo(() => suggest?.() ?? none, [suggest]);
  const [awaited, setAwaited] = useState<{ readonly from: Suggestions; readonly values: readonly string[] }>();
  useEffect(() => {
    if (!isAwaited(given)) return undefined;
    let current = true;
    const take = (values: readonly string[]) => current && setAwaited({ from: given, values });
    given.then(take, () => take(none));
    return () => {
      current = false;
    };
  }, [given]);
  if (!isAwaited(given)) return given;
  return awaited?.from === given ? awaited.values : undefined;
}

/** Preloads the data of suggestions. If that fails, opening the list retries. */
export function prepareSuggestions(suggest: Suggest | undefined): void {
  const given = suggest?.() ?? none;
  if (isAwaited(given)) given.catch(() => undefined);
}

/** Maps suggestions, synchronously if they are already known. */
export const mapSuggestions = (
  given: Suggestions,
  map: (values: readonly string[]) => readonly string[],
): Suggestions => (isAwaited(given) ? given.then(map) : map(given));

const isAwaited = (given: Suggestions): given is Promise<readonly string[]> => 'then' in given;
