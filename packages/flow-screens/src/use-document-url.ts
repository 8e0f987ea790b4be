import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { useEffect, useState } from 'react';

/** Returns an object URL of a picture on the server, and revokes it on unmount. Returns undefined until the picture has loaded, and for other files. */
export function useDocumentUrl(documentId: string | undefined): string | undefined {
  const { runtime } = useFlow();
  useFlowState();
  const [loaded, setLoaded] = useState<{ documentId: string; url: string }>();
  const isPicture = runtime?.application?.documents[documentId ?? '']?.type.startsWith('image/') ?? false;
  useEffect(() => {
    if (!runtime || !documentId || !isPicture) return;
    let current = true;
    let url: string | undefined;
    runtime.services.documentUrl(documentId).then(
      (made) => {
        url = made;
        if (current) setLoaded({ documentId, url: made });
        else URL.revokeObjectURL(made);
      },
      () => undefined, // the document's name is shown without a picture
    );
    return () => {
      current = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [runtime, documentId, isPicture]);
  return loaded?.documentId === documentId ? loaded?.url : undefined;
}
