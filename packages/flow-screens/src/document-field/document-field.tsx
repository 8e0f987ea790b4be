import type { CallError } from '@quayside/api/errors';
import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { readPath, type SlotState, useFormScope } from '@quayside/flow/form';
import { lazyPart } from '@quayside/flow/internals/lazy-part';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
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
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useDocumentUrl } from '../use-document-url.ts';
import { useRefusal } from './use-refusal.ts';

/** Props of `DocumentField`, among them the answer's path and the kind of the document on the server. */
export type DocumentFieldProps = Pick<
  DocumentUploaderProps,
  'label' | 'hint' | 'why' | 'optional' | 'accept' | 'example' | 'camera' | 'frame'
> & {
  /** path of the answer, which is the document's id */
  name: string;
  /** kind of the document on the server: `identity-front` */
  kind: string;
  /** documents that must not be the same file */
  unlike?: readonly OtherDocument[];
  /** reads the picture before the upload (FlowServices.documentReader) and receives the result; undefined if the picture is unreadable or removed */
  onRead?: ((reading: DocumentReading | undefined) => void) | undefined;
  /** content below the reason of a rejection: the typed answers, to compare them with the picture */
  typed?: ReactNode;
};

/** A document that must be a different file. */
export type OtherDocument = {
  /** path of its id: a field of this form, or of another step's answers */
  readonly path: string;
  /** id of the other step: `submit-photo` */
  readonly step?: string;
  /** label for the message that both files are the same */
  readonly label: string;
};

/** Renders a DocumentUploader. Its answer is the id of the uploaded document. Files upload as soon as they are chosen. */
export function DocumentField({ name, kind, unlike = none, label, onRead, typed, ...own }: DocumentFieldProps) {
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
  const refusal = useRefusal(name, documentId);
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
      onChange={onChange}
      upload={upload}
      knownHashes={knownHashes}
      onState={onState}
      describeUploadError={describe}
      readOnly={readOnly}
      {...(onRead ? { onOpen: loadReader } : {})}
      {...(issue ? { error: words(issue, label) } : {})}
      {...(refusal
        ? {
            refusal: (
              <>
                <Suspense fallback={'\u00a0'}>
                  <RefusalWords reason={refusal.reason} />
                </Suspense>
                {/* A separate boundary, so that the reason does not wait for it. */}
                <Suspense fallback={null}>{typed}</Suspense>
              </>
            ),
          }
        : {})}
    />
  );
}

/** Loaded on demand, because few customers see it. */
const RefusalWords = lazyPart(() => import('./refusal-words.tsx'));

/** Loads what a rejected document shows next to its picture, so that it appears in the first frame of its page. */
export const prepareRefusal = RefusalWords.prepare;

/** Reads a picture. An unreadable one is still uploaded, for a reviewer. */
async function readPicture(
  { services }: FlowRuntime,
  file: File,
  signal: AbortSignal,
): Promise<DocumentReading | undefined> {
  const reading = await services.documentReader?.read(file, { signal, today: singaporeDate(services.now()) });
  signal.throwIfAborted();
  return reading;
}

const none: readonly OtherDocument[] = [];
const slotStates: Readonly<Record<Exclude<UploadState, 'refused'>, SlotState>> = {
  empty: 'settled',
  reading: 'under-way',
  advice: 'undecided',
  uploading: 'under-way',
  failed: 'failed',
  done: 'settled',
};

/**
 * Returns a document with its preview from the server, unless this page sent it. Returns null if the server does not have the document, and only the id while
 * the application loads.
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

/** Returns the labels of other documents by the hashes of their files. */
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
