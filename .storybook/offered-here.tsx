import { Component, type ReactNode } from 'react';
import { StoryNotOfferedError } from '../packages/flow/src/story-flow/story-server.ts';

type Props = { readonly edition: string; readonly children: ReactNode };
type State = { readonly error?: unknown };

/** A story of what the toolbar's edition offers; of anything else, that it does not. Other errors are the story's own. */
export class OfferedHere extends Component<Props, State> {
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
