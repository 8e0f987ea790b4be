import type { CallError } from '@quayside/api/errors';
import { errors as errorText } from '@quayside/i18n/text/errors';
import { useText } from '@quayside/i18n/use-text';
import { singaporeDate } from '@quayside/rules/calendar-date';
import type { DocumentReading } from '@quayside/rules/document-match';
import {
  DocumentUploader,
  type DocumentUploaderProps,
  type Upload,
  type UploadedDocument,
  type UploadState,
} from '@quayside/ui/document-uploader';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useFlow, useFlowState } from '../flow-context.tsx';
import type { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import { useFormScope } from '../form/form.tsx';
import { readPath } from '../form/paths.ts';
import type { SlotState } from '../form/slots.ts';

/** Which answer a document belongs to, how the server files it, and how it may be taken. */
export type DocumentFieldProps = Pick<
  DocumentUploaderProps,
  'label' | 'hint' | 'why' | 'optional' | 'accept' | 'example' | 'camera'
> & {
  /** the path of the answer, which holds the document's id */
  name: string;
  /** what the document is, as the server files it: `identity-front` */
  kind: string;
  /** the documents that may not be the same file */
  unlike?: readonly OtherDocument[];
  /** reads the picture before it is sent (FlowServices.readDocument), and hears what was read */
  onRead?: ((reading: DocumentReading) => void) | undefined;
};

/** A document of the application that has to be another file. */
export type OtherDocument = {
  /** where its id is: a field of this form, or of another step's answers */
  readonly path: string;
  /** the other step: `submit-photo` */
  readonly step?: string;
  /** what it is called when it turns out to be the same */
  readonly label: string;
};

/** A document of the application: uploaded as it is chosen, its id the answer. Renders what DocumentUploader renders. */
export function DocumentField({ name, kind, unlike = none, label, onRead, ...own }: DocumentFieldProps) {
  const { store, words, readOnly } = useFormScope();
  const { ready } = useFlow();
  const tError = useText(errorText);
  const read = () => store.read(name);
  const documentId = useSyncExternalStore(store.subscribe, read, read);
  const readIssue = () => store.issueAt(name);
  const issue = useSyncExternalStore(store.subscribe, readIssue, readIssue);
  const [sentHere, setSentHere] = useState<string>();
  const value = useStoredDocument(typeof documentId === 'string' ? documentId : undefined, sentHere);
  const knownHashes = useHashes(unlike);
  useEffect(() => store.name(name, label), [store, name, label]);

  const upload = useCallback<Upload>(
    async (file, options) => {
      const running = await ready();
      const reading = onRead ? await readPicture(running, file, options.signal) : undefined;
      const uploaded = await running.upload(kind, file, { ...options, reading });
      setSentHere(uploaded.documentId);
      if (reading) onRead?.(reading);
      return uploaded;
    },
    [kind, onRead, ready],
  );
  const onChange = useCallback(
    (uploaded: UploadedDocument | null) => store.write(name, uploaded?.documentId),
    [name, store],
  );
  const onState = useCallback((state: UploadState) => store.slots.tell(name, slotStates[state]), [name, store]);
  const describe = useCallback(
    (error: unknown) => {
      const key = (error as Partial<CallError>).messageKey;
      return key ? tError(key) : undefined;
    },
    [tError],
  );
  return (
    <DocumentUploader
      {...own}
      name={name}
      label={label}
      value={value}
      onChange={onChange}
      upload={upload}
      knownHashes={knownHashes}
      onState={onState}
      describeUploadError={describe}
      readOnly={readOnly}
      {...(issue ? { error: words(issue, label) } : {})}
    />
  );
}

/** A picture that cannot be read is uploaded all the same: a reviewer reads it. */
async function readPicture(
  { services }: FlowRuntime,
  file: File,
  signal: AbortSignal,
): Promise<DocumentReading | undefined> {
  const reading = await services.readDocument?.(file, { signal, today: singaporeDate(services.now()) });
  signal.throwIfAborted();
  return reading;
}

const none: readonly OtherDocument[] = [];
const slotStates: Readonly<Record<UploadState, SlotState>> = {
  empty: 'settled',
  reading: 'under-way',
  advice: 'undecided',
  uploading: 'under-way',
  failed: 'failed',
  done: 'settled',
};

/**
 * The document behind an id, with a picture of it from the server, unless it was just sent from here; null where the server does not have it (any more);
 * the id alone while the application is loading.
 */
function useStoredDocument(documentId: string | undefined, sentHere: string | undefined): UploadedDocument | null {
  const { runtime } = useFlow();
  useFlowState();
  const documents = runtime?.application?.documents;
  const info = documentId ? documents?.[documentId] : undefined;
  const [thumbnail, setThumbnail] = useState<{ documentId: string; url: string }>();
  const hasPicture = documentId !== sentHere && (info?.type.startsWith('image/') ?? false);
  useEffect(() => {
    if (!runtime || !documentId || !hasPicture) return;
    let current = true;
    let url: string | undefined;
    runtime.services.documentUrl(documentId).then(
      (made) => {
        url = made;
        if (current) setThumbnail({ documentId, url: made });
        else URL.revokeObjectURL(made);
      },
      () => undefined, // the name of the document stands without its picture
    );
    return () => {
      current = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [runtime, documentId, hasPicture]);
  return useMemo(() => {
    if (!documentId || (documents && !info)) return null;
    return {
      documentId,
      kind: info?.type === 'application/pdf' ? 'pdf' : info?.type.startsWith('video/') ? 'video' : 'image',
      ...(info ? { sha256: info.sha256 } : {}),
      ...(thumbnail?.documentId === documentId ? { thumbnailUrl: thumbnail.url } : {}),
    };
  }, [documentId, documents, info, thumbnail]);
}

/** The fingerprints of other documents, each with its label. */
function useHashes(others: readonly OtherDocument[]): Readonly<Record<string, string>> {
  const { store } = useFormScope();
  const { runtime } = useFlow();
  const application = useFlowState().status === 'ready' ? runtime?.application : undefined;
  const idOf = ({ step, path }: OtherDocument) => {
    const id = step ? readPath(application?.answers[step], path) : store.read(path);
    return typeof id === 'string' ? id : '';
  };
  const read = () => others.map(idOf).join();
  const ids = useSyncExternalStore(store.subscribe, read, read);
  const documents = application?.documents;
  return useMemo(() => {
    const id = ids.split(',');
    const entries = others.map(({ label }, index) => [documents?.[id[index] ?? '']?.sha256, label]);
    return Object.fromEntries(entries.filter(([hash]) => hash !== undefined)) as Readonly<Record<string, string>>;
  }, [documents, ids, others]);
}
