import { useFormValue } from '@quayside/flow/form';
import { useApplication } from '@quayside/flow/internals/use-application';
import { useRejection } from '@quayside/flow-screens/internals/use-rejection';
import type { ButtonProps } from '@quayside/ui/button';
import { cloneElement, isValidElement, type ReactNode } from 'react';

/** Props of `DocumentAction`. `step` is the id of the step, `name` the path of the document in its answers, and `action` the button to render. */
export type DocumentActionProps = { step: string; name: string; action: ReactNode };

/** Renders `action`. If the file was rejected, the button has the variant `secondary` until the customer replaces the file. */
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
