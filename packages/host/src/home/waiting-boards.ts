import type { Application } from '@quayside/contract/application';
import { getHoldersBoard } from '@quayside/contract/calls/joint';
import type { HoldersBoard } from '@quayside/contract/internals/holders-board';
import type { Caller } from '@quayside/flow/services';
import type { JointWaitingProps } from '@quayside/flow-opening/internals/joint-waiting';
import type { ComponentType } from 'react';
import type { Host } from '../host-context.ts';

/** The progress of both holders of a joint account (`board`), and the component that shows it. */
export type WaitingBoard = { readonly board: HoldersBoard; readonly Card: ComponentType<JointWaitingProps> };

/** Returns true if this holder of a joint account has submitted their part, and waits for the second part. */
export const isWaiting = ({ state, partSubmittedAt }: Application): boolean =>
  state === 'draft' && Boolean(partSubmittedAt);

/**
 * Loads the progress of a joint account that waits for its other holder, and the card that shows it. Resolves with undefined if there is no such account, or if
 * a load fails.
 */
export async function loadWaitingBoard(
  applications: readonly Application[],
  { texts }: Host,
  caller: Caller,
  ask: { readonly signal: AbortSignal; readonly quiet: boolean },
): Promise<WaitingBoard | undefined> {
  const [waiting] = applications.filter(isWaiting);
  if (!waiting) return undefined;
  try {
    const [board, { default: Card, texts: words }] = await Promise.all([
      caller.call(getHoldersBoard, { flow: waiting.flow }, ask),
      import('@quayside/flow-opening/internals/joint-waiting'),
    ]);
    await texts.load(...words);
    return board ? { board, Card } : undefined;
  } catch {
    return undefined; // home links to the board instead
  }
}
