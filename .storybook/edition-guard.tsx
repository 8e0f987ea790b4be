import { Component, type ReactNode } from 'react';
import { StoryNotOfferedError } from '../packages/testing/src/story-flow/story-server.ts';

type Props = { readonly edition: string; readonly children: ReactNode };
type State = { readonly error?: unknown };

/**
 * Renders a story. If the story throws StoryNotOfferedError, renders a message that the toolbar's edition does not offer
 * the feature. Throws other errors again.
 */
export class EditionGuard extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof StoryNotOfferedError)) throw error;
    return (
      <main className="mx-auto max-w-reading p-gutter text-body text-ink">
        <h1 className="m-0 text-title">{`Not in ${this.props.edition}`}</h1>
        <p className="mt-2 mb-0">{error.message}</p>
      </main>
    );
  }
}
