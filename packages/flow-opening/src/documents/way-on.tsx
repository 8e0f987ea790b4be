import { useFormValue } from '@quayside/flow/form';
import { useLoaded } from '@quayside/flow/use-loaded';
import { useRejection } from '@quayside/flow-screens/use-rejection';
import type { ButtonProps } from '@quayside/ui/button';
import { cloneElement, isValidElement, type ReactNode } from 'react';

/** `name`: the path of the document in the step. */
export type WayOnProps = { step: string; name: string; action: ReactNode };

/** Renders the action of a step with a document: secondary until another file takes the place of a refused one. */
export function WayOn({ step, name, action }: WayOnProps) {
  const loaded = useLoaded();
  const document = useFormValue<string>(name);
  const isSentBack = useRejection(step) !== undefined;
  const sent = loaded.status === 'ready' ? loaded.application.answers[step]?.[name] : undefined;
  const isSame = document === undefined || document === sent; // the saved answers come into the form after its first frame, where the look must not change
  return isSentBack && isSame && isValidElement<ButtonProps>(action)
    ? cloneElement(action, { variant: 'secondary' })
    : action;
}
