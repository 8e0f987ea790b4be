import type { CallError } from '@quayside/api/errors';
import { errors as errorText } from '@quayside/i18n/text/errors';
import { useText } from '@quayside/i18n/use-text';
import {
  DocumentUploader,
  type DocumentUploaderProps,
  type Upload,
  type UploadedDocument,
} from '@quayside/ui/document-uploader';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useFlow, useFlowState } from '../flow-context.tsx';
import { useFormScope } from '../form/form.tsx';

export type DocumentFieldProps = Pick<
  DocumentUploaderProps,
  'label' | 'hint' | 'why' | 'optional' | 'accept' | 'example' | 'camera'
> & {
  /** the path of the answer, which holds the document's id */
  name: string;
  /** what the document is, as the server files it: `identity-front` */
  kind: string;
  /** other fields of documents that may not hold the same file, by path, with their labels */
  unlike?: Readonly<Record<string, string>>;
};

/** A document of the application: uploaded as it is chosen, its id the answer. Renders what DocumentUploader renders. */
export function DocumentField({ name, kind, unlike = none, label, ...own }: DocumentFieldProps) {
  const { store, words, readOnly } = useFormScope();
  const { ready } = useFlow();
  const tError = useText(errorText);
  const read = () => store.read(name);
  const documentId = useSyncExternalStore(store.subscribe, read, read);
  const readIssue = () => store.issueAt(name);
  const issue = useSyncExternalStore(store.subscribe, readIssue, readIssue);
  const value = useStoredDocument(typeof documentId === 'string' ? documentId : undefined);
  const knownHashes = useHashes(unlike);
  useEffect(() => store.name(name, label), [store, name, label]);

  const upload = useCallback<Upload>(
    async (file, options) => (await ready()).upload(kind, file, options),
    [kind, ready],
  );
  const onChange = useCallback(
    (uploaded: UploadedDocument | null) => store.write(name, uploaded?.documentId),
    [name, store],
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
      describeUploadError={describe}
      readOnly={readOnly}
      {...(issue ? { error: words(issue, label) } : {})}
    />
  );
}

const none = {};

/** The document behind an id, with a picture of it from the server; the id alone while the application is loading. */
function useStoredDocument(documentId: string | undefined): UploadedDocument | null {
  const { runtime } = useFlow();
  useFlowState();
  const info = documentId ? runtime?.application?.documents[documentId] : undefined;
  const [thumbnail, setThumbnail] = useState<{ documentId: string; url: string }>();
  const isImage = info?.type.startsWith('image/') ?? false;
  useEffect(() => {
    if (!runtime || !documentId || !isImage) return;
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
  }, [runtime, documentId, isImage]);
  return useMemo(() => {
    if (!documentId) return null;
    return {
      documentId,
      kind: info?.type === 'application/pdf' ? 'pdf' : 'image',
      ...(info ? { sha256: info.sha256 } : {}),
      ...(thumbnail?.documentId === documentId ? { thumbnailUrl: thumbnail.url } : {}),
    };
  }, [documentId, info, thumbnail]);
}

/** The fingerprints of what other fields hold, each with its field's label. */
function useHashes(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { store } = useFormScope();
  const { runtime } = useFlow();
  const ids = Object.keys(fields).map((path) => store.read(path));
  const documents = runtime?.application?.documents;
  const key = ids.join();
  return useMemo(() => {
    const entries = Object.values(fields).map((label, index) => [
      documents?.[String(key.split(',')[index])]?.sha256,
      label,
    ]);
    return Object.fromEntries(entries.filter(([hash]) => hash !== undefined)) as Readonly<Record<string, string>>;
  }, [documents, fields, key]);
}
