import { OpenAccountFirstPage } from '@quayside/flow/internals/open-account-first';
import { NavBar } from '@quayside/ui/nav-bar';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useHost } from '../host-context.ts';

/** Renders the page of a flow that this customer cannot use, with the next action. `title` and `text` default to the message that an account is missing. */
export function RefusedPage(why: { readonly title?: string; readonly text?: string }) {
  const navigate = useNavigate();
  const host = useHost();
  const caller = useCallback(async () => (await host.login()).caller, [host]);
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <NavBar onBack={() => void navigate('/')} />
      <main className="flex-1">
        <OpenAccountFirstPage caller={caller} {...why} />
      </main>
    </div>
  );
}
