import type { Application } from '@quayside/contract/application';
import type { FirstToDo } from '@quayside/flow-screens/internals/to-do-list';
import type { CalendarDate } from '@quayside/rules/calendar-date';
import { useNavigate } from 'react-router';
import { ToFix } from './to-fix.tsx';

type OtherToFixProps = FirstToDo & { readonly application: Application; readonly today: CalendarDate };

/** Renders the card of a request that a reviewer sent back and that is not among home's applications, such as a W-8BEN or requested documents. */
export function OtherToFix({ application, today, toDo, title, path }: OtherToFixProps) {
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
      today={today}
      onOpen={() => void navigate(path)}
    />
  );
}
