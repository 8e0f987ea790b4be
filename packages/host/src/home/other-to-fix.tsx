import type { Application } from '@quayside/contract/application';
import type { FirstToDo } from '@quayside/flow-screens/internals/to-do-list';
import { useNavigate } from 'react-router';
import { ToFix } from './to-fix.tsx';

type OtherToFixProps = FirstToDo & { readonly application: Application };

/** Renders a rejected item that is not part of home's applications, such as a W-8BEN, with its name or the requested documents. */
export function OtherToFix({ application, toDo, title, path }: OtherToFixProps) {
  const navigate = useNavigate();
  const asksForDocuments = toDo.kind === 'documents-requested';
  return (
    <ToFix
      application={application}
      holder={'holder' in toDo ? toDo.holder : undefined}
      label={asksForDocuments ? undefined : title}
      title={title}
      asked={asksForDocuments ? title : undefined}
      deadline={toDo.deadline}
      onOpen={() => void navigate(path)}
    />
  );
}
