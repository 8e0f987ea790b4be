import type * as Library from '@testing-library/dom';

/** A step of an element search: the elements with this role and accessible name within the previous result. */
export type Step = {
  readonly roles: readonly string[];
  readonly name?: string;
  readonly part?: string;
  readonly css?: string;
};

/** Returns the elements that the steps find. Runs in the page, which includes Testing Library. */
export function find(steps: readonly Step[]): HTMLElement[] {
  const { TestingLibraryDom } = globalThis as unknown as { TestingLibraryDom?: typeof Library };
  if (!TestingLibraryDom) throw new TypeError('no library');
  const step = (within: HTMLElement, { roles, name, part, css }: Step) => {
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

export const describe = (steps: readonly Step[]): string =>
  steps.map(({ roles, name, part }) => `${roles.join(' or ')} "${name ?? part ?? ''}"`).join(' > ');
