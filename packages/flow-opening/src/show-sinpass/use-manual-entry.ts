import { useFlow } from '@quayside/flow/flow-context';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Returns a function that saves manual entry as the route and opens the next step. Rejects with `CallError` if the answer cannot be saved. */
export function useManualEntry(): () => Promise<void> {
  const { ready } = useFlow();
  const navigate = useNavigate();
  return useCallback(async () => {
    const runtime = await ready();
    await runtime.answers.save('choose', { route: 'manual' });
    void navigate(runtime.navigator.path);
  }, [navigate, ready]);
}
