import { useStableCallback } from '@quayside/ui/internals/field/use-stable-callback';
import { useEffect, useRef, useState } from 'react';
import { type AcceptedFiles, type PreparedFile, prepareFile } from '../image-intake/image-intake.ts';

/** An uploaded document, as the value of a `DocumentUploader`. */
export type UploadedDocument = {
  readonly documentId: string;
  readonly kind: PreparedFile['kind'];
  /** The SHA-256 of the uploaded bytes, as 64 hexadecimal digits. */
  readonly sha256?: string;
  /** The URL of a thumbnail, for a document that was uploaded on an earlier visit. */
  readonly thumbnailUrl?: string;
};

/** The options that an `Upload` function receives. */
export type UploadOptions = {
  /** The signal that aborts when the user cancels or the slot unmounts. The function must then cancel the request. */
  signal: AbortSignal;
  /** To call with the share of the file that has been sent, from 0 to 1. The slot shows it. */
  onProgress: (share: number) => void;
};

/**
 * A function that sends a file and resolves with its id on the server. If the promise rejects, the slot shows a failed
 * upload. The function must cancel the request when `signal` aborts.
 */
export type Upload = (file: File, options: UploadOptions) => Promise<{ documentId: string }>;

/**
 * The reason why a file was not uploaded. `file`: the file is invalid. `same-file`: another slot has this file.
 * `upload`: the request failed. `stopped`: the user cancelled.
 */
export type UploadProblem =
  | { readonly type: 'file'; readonly error: unknown }
  | { readonly type: 'same-file'; readonly label: string }
  | { readonly type: 'upload'; readonly error: unknown }
  | { readonly type: 'stopped' };

/**
 * The state of a slot, with its data. `file` is the file that the user chose; `taken` is the converted file to upload.
 * A failed slot with `taken` can retry. `refused`: a reviewer rejected the document. `unread`: its details could not be
 * read.
 */
export type UploadStep =
  | { readonly state: 'empty' }
  | { readonly state: 'reading'; readonly file: File }
  | { readonly state: 'advice'; readonly taken: PreparedFile }
  | { readonly state: 'uploading'; readonly taken: PreparedFile; readonly share: number }
  | { readonly state: 'failed'; readonly problem: UploadProblem; readonly taken?: PreparedFile }
  | { readonly state: 'done'; readonly taken?: PreparedFile }
  | { readonly state: 'unread'; readonly taken?: PreparedFile }
  | { readonly state: 'refused' };

/** The state of a slot, as in its `data-state`. */
export type UploadState = UploadStep['state'];

type Slot = {
  value: UploadedDocument | null;
  onChange: (value: UploadedDocument | null) => void;
  upload: Upload;
  accept: AcceptedFiles;
  knownHashes: Readonly<Record<string, string>>;
  /** What is wrong with the document of `value`; undefined if nothing is. */
  shortcoming: 'refused' | 'unread' | undefined;
};

/** Returns the state of an upload and its actions. A new file, a cancel or an unmount aborts the current upload. */
export function useUpload({ value, onChange, upload, accept, knownHashes, shortcoming }: Slot) {
  const [step, setStep] = useState<UploadStep>({ state: 'empty' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const send = useStableCallback(async (taken: PreparedFile) => {
    const signal = begin();
    setStep({ state: 'uploading', taken, share: 0 });
    const onProgress = (share: number) => {
      if (!signal.aborted) setStep({ state: 'uploading', taken, share });
    };
    try {
      const { documentId } = await upload(taken.file, { signal, onProgress });
      if (signal.aborted) return;
      setStep({ state: 'done', taken });
      onChange({ documentId, kind: taken.kind, sha256: taken.sha256 });
    } catch (error) {
      if (!signal.aborted) setStep({ state: 'failed', problem: { type: 'upload', error }, taken });
    }
  });

  const rejectSameFile = (taken: PreparedFile): boolean => {
    const label = knownHashes[taken.sha256];
    if (label !== undefined) setStep({ state: 'failed', problem: { type: 'same-file', label } });
    return label !== undefined;
  };

  /** Uploads a photo from the camera of the page, where the user has already seen the advice. */
  const use = useStableCallback((taken: PreparedFile) => {
    begin();
    if (!rejectSameFile(taken)) void send(taken);
  });

  const choose = useStableCallback(async (file: File) => {
    const signal = begin();
    setStep({ state: 'reading', file });
    try {
      const taken = await prepareFile(file, { accept, signal });
      if (signal.aborted || rejectSameFile(taken)) return;
      if (taken.advice.length > 0) setStep({ state: 'advice', taken });
      else await send(taken);
    } catch (error) {
      if (!signal.aborted) setStep({ state: 'failed', problem: { type: 'file', error } });
    }
  });

  const stop = useStableCallback(() => {
    running.current?.abort();
    setStep(
      step.state === 'uploading'
        ? { state: 'failed', problem: { type: 'stopped' }, taken: step.taken }
        : { state: 'empty' },
    );
  });

  const remove = useStableCallback(() => {
    running.current?.abort();
    setStep({ state: 'empty' });
    onChange(null);
  });

  return { step: getShownStep(step, value, shortcoming), choose, use, send, stop, remove };
}

/**
 * Returns the state to show. Outside an upload, the value determines it, because a draft can restore the value and
 * another answer can clear it.
 */
function getShownStep(step: UploadStep, value: UploadedDocument | null, shortcoming: Slot['shortcoming']): UploadStep {
  if (step.state === 'done' && !value) return { state: 'empty' };
  if (step.state === 'empty' && value) return { state: shortcoming ?? 'done' };
  if (step.state !== 'done') return step;
  const state = shortcoming === 'unread' ? 'unread' : 'done';
  return step.taken && value?.sha256 !== step.taken.sha256 ? { state } : { ...step, state };
}
