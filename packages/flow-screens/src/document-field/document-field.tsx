import type { CallError } from '@quayside/api/errors';
import {
  DocumentUploader,
  type DocumentUploaderProps,
  type Upload,
  type UploadedDocument,
  type UploadState,
} from '@quayside/capture/document-uploader';
import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { type FileState, readPath, useFormScope } from '@quayside/flow/form';
import { lazyPart } from '@quayside/flow/internals/lazy-part';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { useText } from '@quayside/i18n/use-text';
import type { DocumentReading } from '@quayside/rules/document-match';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useDocumentUrl } from '../use-document-url.ts';
import { useDocumentRejection } from './use-document-rejection.ts';

/** The props of `DocumentField`: those of `DocumentUploader`, except the ones that the form sets. */
export type DocumentFieldProps = Pick<
  DocumentUploaderProps,
  'label' | 'hint' | 'why' | 'optional' | 'accept' | 'example' | 'camera' | 'frame' | 'opensCamera'
> & {
  /** The path of the answer, which is the id of the document. */
  name: string;
  /** The kind of the document on the server, such as `identity-front`. */
  kind: string;
  /** The other documents, which must be different files. */
  unlike?: readonly OtherDocument[];
  /** Called with the data that `FlowServices.documentReader` read before the upload. Called with undefined if the picture is unreadable or removed. */
  onRead?: ((reading: DocumentReading | undefined) => void) | undefined;
  /**
   * Called when the customer decides to type what could not be read from the picture. With it, a picture without a reading offers this and "Retake", if the host
   * has a document reader.
   */
  onTypeDetails?: () => void;
  /** The answers that the customer typed, shown below the reason of a rejection to compare them with the picture. */
  typed?: ReactNode;
};

/** Another document, which must be a different file. */
export type OtherDocument = {
  /** The path of the document's id in this form, or in the answers of `step`. */
  readonly path: string;
  /** The id of another step with the document, such as `submit-photo`. By default, the document is in this form. */
  readonly step?: string;
  /** The name of the document, for the message that both files are the same. */
  readonly label: string;
};

/** Renders a DocumentUploader as a field of the form. Uploads a file as soon as the customer chooses it, and stores the document's id as the answer. */
export function DocumentField({
  name,
  kind,
  unlike = none,
  label,
  onRead,
  onTypeDetails,
  typed,
  ...own
}: DocumentFieldProps) {
  const { store, words, readOnly } = useFormScope();
  const { ready, runtime } = useFlow();
  const tError = useText(errorText);
  const read = () => store.read(name);
  const documentId = useSyncExternalStore(store.subscribe, read, read);
  const readIssue = () => store.issueAt(name);
  const issue = useSyncExternalStore(store.subscribe, readIssue, readIssue);
  const [sentHere, setSentHere] = useState<string>();
  const value = useStoredDocument(typeof documentId === 'string' ? documentId : undefined, sentHere);
  const stored = runtime?.application?.documents[typeof documentId === 'string' ? documentId : ''];
  const isUnread =
    !readOnly && runtime?.services.documentReader !== undefined && stored !== undefined && !stored.reading;
  const knownHashes = useHashes(unlike);
  useEffect(() => store.name(name, label), [store, name, label]);
  const loadReader = useCallback(() => {
    ready().then(
      ({ services }) => services.documentReader?.prepare(),
      () => undefined, // the screen shows that the flow did not load
    );
  }, [ready]);

  const upload = useCallback<Upload>(
    async (file, options) => {
      const running = await ready();
      const reading = onRead ? await readPicture(running, file, options.signal) : undefined;
      const uploaded = await running.files.upload(kind, file, { ...options, reading });
      setSentHere(uploaded.documentId);
      onRead?.(reading);
      return uploaded;
    },
    [kind, onRead, ready],
  );
  const onChange = useCallback(
    (uploaded: UploadedDocument | null) => {
      if (!uploaded) onRead?.(undefined);
      store.write(name, uploaded?.documentId);
    },
    [name, onRead, store],
  );
  const refusal = useDocumentRejection(name, documentId);
  const refused = refusal?.correctedBy === 'any-answer' ? 'settled' : 'undecided';
  const onState = useCallback(
    (state: UploadState) => store.slots.set(name, state === 'refused' ? refused : slotStates[state]),
    [name, store, refused],
  );
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
      onValueChange={onChange}
      upload={upload}
      labelsByHash={knownHashes}
      onStateChange={onState}
      describeUploadError={describe}
      readOnly={readOnly}
      {...(onRead ? { onOpen: loadReader } : {})}
      {...(isUnread && onTypeDetails ? { onTypeDetails } : {})}
      {...(issue ? { error: words(issue, label) } : {})}
      {...(refusal
        ? {
            rejectionReason: (
              <>
                <Suspense fallback={'\u00a0'}>
                  <RefusalWords reason={refusal.reason} />
                </Suspense>
                {/* A separate boundary, so that the reason appears before the answers have loaded. */}
                <Suspense fallback={null}>{typed}</Suspense>
              </>
            ),
          }
        : {})}
    />
  );
}

/** Renders the reason of a rejection. Loaded on demand, because few customers see it. */
const RefusalWords = lazyPart(() => import('./refusal-words.tsx'));

/** Loads the code that renders the reason of a rejected document, so that the reason appears in the first frame of the page. */
export const prepareRefusal = RefusalWords.prepare;

/** Resolves to the data in a picture, or to undefined if it is unreadable, because a reviewer can still read it. Rejects if the upload is aborted. */
async function readPicture(
  { services }: FlowRuntime,
  file: File,
  signal: AbortSignal,
): Promise<DocumentReading | undefined> {
  const reading = await services.documentReader?.read(file, { signal, today: toSingaporeDate(services.now()) });
  signal.throwIfAborted();
  return reading;
}

const none: readonly OtherDocument[] = [];
const slotStates: Readonly<Record<Exclude<UploadState, 'refused'>, FileState>> = {
  empty: 'settled',
  reading: 'under-way',
  advice: 'undecided',
  uploading: 'under-way',
  failed: 'failed',
  done: 'settled',
  unread: 'settled',
};

/**
 * Returns the document for the uploader, or null if the server does not have it. While the application loads, returns only the id and the kind. The preview is
 * from the server, unless this page uploaded the file.
 */
function useStoredDocument(documentId: string | undefined, sentHere: string | undefined): UploadedDocument | null {
  const { runtime } = useFlow();
  useFlowState();
  const documents = runtime?.application?.documents;
  const info = documentId ? documents?.[documentId] : undefined;
  const thumbnailUrl = useDocumentUrl(documentId === sentHere ? undefined : documentId);
  return useMemo(() => {
    if (!documentId || (documents && !info)) return null;
    return {
      documentId,
      kind: info?.type === 'application/pdf' ? 'pdf' : info?.type.startsWith('video/') ? 'video' : 'image',
      ...(info ? { sha256: info.sha256 } : {}),
      ...(thumbnailUrl ? { thumbnailUrl } : {}),
    };
  }, [documentId, documents, info, thumbnailUrl]);
}

/** Returns the labels of the other documents, by the SHA-256 hashes of their files. */
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
