import type { ApplicationLoadState } from '@quayside/flow/internals/use-application';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Submits the step without a press if the browser already allows the camera and the customer is here for the first time. Returns the props of the step's
 * content, which stays invisible until this is known, and while the step is saved.
 *
 * Back from the camera shows the page, because the step then has an answer.
 */
export function useAutoSubmit(loaded: ApplicationLoadState) {
  const content = useRef<HTMLDivElement>(null);
  const camera = useCameraPermission();
  const [visit, setVisit] = useState<'first' | 'later'>();
  if (visit === undefined && loaded.status === 'ready') {
    const { runtime, application } = loaded;
    const isFirst = !application.answers['face-recognition'] && runtime.answers.canEdit('face-recognition');
    setVisit(isFirst ? 'first' : 'later');
  }
  const passes = camera === 'granted' && visit === 'first';
  useLayoutEffect(() => {
    if (passes) content.current?.closest('form')?.requestSubmit();
  }, [passes]);
  const isUnknown = camera === undefined && visit === 'first';
  const hidden = isUnknown || passes ? 'invisible group-data-[phase=failed]/step:visible' : '';
  return {
    ref: content,
    'data-advance': isUnknown ? 'unanswered' : passes ? 'submitted' : undefined, // hides the action bar
    className: `flex flex-col gap-6 ${hidden}`,
  };
}

/** Returns whether the browser allows the camera without a question. Returns undefined until the browser has answered. */
function useCameraPermission(): 'granted' | 'not-granted' | undefined {
  const [permission, setPermission] = useState<'granted' | 'not-granted'>();
  useEffect(() => {
    let current = true;
    const show = (state?: PermissionState) => {
      if (current) setPermission(state === 'granted' ? 'granted' : 'not-granted');
    };
    const query = async () => (await navigator.permissions.query({ name: 'camera' })).state;
    query().then(show, () => show()); // a browser without this query asks on the next page
    return () => {
      current = false;
    };
  }, []);
  return permission;
}
