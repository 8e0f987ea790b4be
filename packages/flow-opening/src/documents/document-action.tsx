import { useFormValue } from '@quayside/flow/form';
import { useApplication } from '@quayside/flow/internals/use-application';
import { useRejection } from '@quayside/flow-screens/internals/use-rejection';
import type { ButtonProps } from '@quayside/ui/button';
import { cloneElement, isValidElement, type ReactNode } from 'react';

/** Props of `DocumentAction`. `name` is the path of the document in the answers of the step. */
export type DocumentActionProps = { step: string; name: string; action: ReactNode };

/** Renders the action of a document step. The action is secondary until the customer replaces a rejected file. */
export function DocumentAction({ step, name, action }: DocumentActionProps) {
  const loaded = useApplication();
  const document = useFormValue<string>(name);
  const isSentBack = useRejection(step) !== undefined;
  const sent = loaded.status === 'ready' ? loaded.application.answers[step]?.[name] : undefined;
  const isSame = document === undefined || document === sent; // the saved answers load after the first frame, and the variant of the button must not change then
  return isSentBack && isSame && isValidElement<ButtonProps>(action)
    ? cloneElement(action, { variant: 'secondary' })
    : action;
}
