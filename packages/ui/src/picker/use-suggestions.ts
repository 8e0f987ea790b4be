import { useEffect, useMemo, useState } from 'react';

/**
 * Returns values that are likely to be chosen, by the answers so far. It is called when the page is idle, so that it can
 * load what it needs, and again when the list opens. A list whose values are not a promise is complete when it opens.
 * Pass the same function on every render.
 */
export type Suggest = () => Suggestions;

type Suggestions = readonly string[] | Promise<readonly string[]>;

const none: readonly string[] = [];

/** Returns the suggestions of an open list; undefined until they are known. A list whose suggestions fail has none. */
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

/** Lets suggestions load what they need before the list opens. The open list repeats what failed. */
export function prepareSuggestions(suggest: Suggest | undefined): void {
  const given = suggest?.() ?? none;
  if (isAwaited(given)) given.catch(() => undefined);
}

/** Applies a function to suggestions, at once where they are known. */
export const mapSuggestions = (
  given: Suggestions,
  map: (values: readonly string[]) => readonly string[],
): Suggestions => (isAwaited(given) ? given.then(map) : map(given));

const isAwaited = (given: Suggestions): given is Promise<readonly string[]> => 'then' in given;
