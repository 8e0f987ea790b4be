import { Description, Markdown, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { typographic } from '../pages/typographic.ts';
import { stripRequirementIds } from '../strip-requirement-ids.ts';

/** Says what the comment of a story or of its file says, with typographic quotes. A component without such a comment has the words of its own. */
export function Described({ of }: Pick<ComponentProps<typeof Description>, 'of'>) {
  const found = useOf(of ?? 'meta', ['story', 'meta']);
  const { parameters, component } = found.type === 'story' ? found.story : found.preparedMeta;
  const { description, extractComponentDescription } = (parameters.docs ?? {}) as Docs;
  const words =
    found.type === 'story'
      ? description?.story
      : (description?.component ?? extractComponentDescription?.(component, { component, parameters }));
  return words ? <Markdown>{typographic(stripRequirementIds(words))}</Markdown> : <Description of={of} />;
}

type Docs = {
  readonly description?: { readonly story?: string; readonly component?: string };
  readonly extractComponentDescription?: (component: unknown, context: unknown) => string | null | undefined;
};
