import type * as Library from '@testing-library/dom';

/**
 * One step of a search for elements, by role and accessible name within the result of the previous step. `part` is a
 * part of the name, and `css` a selector that the elements must also match.
 */
export type SearchStep = {
  readonly roles: readonly string[];
  readonly name?: string;
  readonly part?: string;
  readonly css?: string;
};

/** Runs in the page. Returns the elements that the steps find, in order. Throws a TypeError if the page has not loaded Testing Library. */
export function findElements(steps: readonly SearchStep[]): HTMLElement[] {
  const { TestingLibraryDom } = globalThis as unknown as { TestingLibraryDom?: typeof Library };
  if (!TestingLibraryDom) throw new TypeError('no library');
  const step = (within: HTMLElement, { roles, name, part, css }: SearchStep) => {
    const found = roles.flatMap((role) =>
      TestingLibraryDom.queryAllByRole(within, role, {
        ...(name !== undefined && { name: (said: string) => said.trim() === name }),
        ...(part !== undefined && { name: (said: string) => said.includes(part) }),
      }),
    );
    return css ? found.filter((element) => element.matches(css)) : found;
  };
  return steps.reduce<HTMLElement[]>((places, next) => places.flatMap((place) => step(place, next)), [document.body]);
}

export const describeSearch = (steps: readonly SearchStep[]): string =>
  steps.map(({ roles, name, part }) => `${roles.join(' or ')} "${name ?? part ?? ''}"`).join(' > ');
