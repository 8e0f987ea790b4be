import { useEffect, useRef, useState } from 'react';
import { useStable } from '../field/use-stable.ts';
import { type Accepted, type TakenImage, takeImage } from '../image-intake/image-intake.ts';

/** A document that the server has. */
export type UploadedDocument = {
  readonly documentId: string;
  readonly kind: TakenImage['kind'];
  /** of the bytes that were sent, 64 hexadecimal digits */
  readonly sha256?: string;
  /** where a picture of it can be had, for one that was uploaded on an earlier visit */
  readonly thumbnailUrl?: string;
};

/** How an upload is ended from outside, and how it tells its progress. */
export type UploadOptions = {
  signal: AbortSignal;
  /** share sent so far, 0 to 1 */
  onProgress: (share: number) => void;
};

/**
 * Sends a file and resolves with the id under which the server keeps it. It ends with `signal`, and says how far it is; what it rejects with is shown
 * as a failed upload.
 */
export type Upload = (file: File, options: UploadOptions) => Promise<{ documentId: string }>;

/** What stopped a file: it could not be used, it is used elsewhere, the way to the server failed, or the user stopped it. */
export type UploadProblem =
  | { readonly what: 'file'; readonly error: unknown }
  | { readonly what: 'same-file'; readonly label: string }
  | { readonly what: 'upload'; readonly error: unknown }
  | { readonly what: 'stopped' };

/** Where a slot stands. `taken` is the file in memory; a failed slot that still has it can send it again. */
export type UploadStep =
  | { readonly word: 'empty' | 'reading' }
  | { readonly word: 'advice'; readonly taken: TakenImage }
  | { readonly word: 'uploading'; readonly taken: TakenImage; readonly share: number }
  | { readonly word: 'failed'; readonly problem: UploadProblem; readonly taken?: TakenImage }
  | { readonly word: 'done'; readonly taken?: TakenImage };

/** What `data-state` of a slot says. */
export type UploadState = UploadStep['word'];

type Slot = {
  value: UploadedDocument | null;
  onChange: (value: UploadedDocument | null) => void;
  upload: Upload;
  accept: Accepted;
  knownHashes: Readonly<Record<string, string>>;
};

/** Takes a file, checks it, sends it. A newer choice, a cancel and leaving the screen end what is under way. */
export function useUpload({ value, onChange, upload, accept, knownHashes }: Slot) {
  const [step, setStep] = useState<UploadStep>({ word: 'empty' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const send = useStable(async (taken: TakenImage) => {
    const signal = begin();
    setStep({ word: 'uploading', taken, share: 0 });
    const onProgress = (share: number) => {
      if (!signal.aborted) setStep({ word: 'uploading', taken, share });
    };
    try {
      const { documentId } = await upload(taken.file, { signal, onProgress });
      if (signal.aborted) return;
      setStep({ word: 'done', taken });
      onChange({ documentId, kind: taken.kind, sha256: taken.sha256 });
    } catch (error) {
      if (!signal.aborted) setStep({ word: 'failed', problem: { what: 'upload', error }, taken });
    }
  });

  const choose = useStable(async (file: File) => {
    const signal = begin();
    setStep({ word: 'reading' });
    try {
      const taken = await takeImage(file, { accept, signal });
      if (signal.aborted) return;
      const label = knownHashes[taken.sha256];
      if (label !== undefined) setStep({ word: 'failed', problem: { what: 'same-file', label } });
      else if (taken.advice.length > 0) setStep({ word: 'advice', taken });
      else await send(taken);
    } catch (error) {
      if (!signal.aborted) setStep({ word: 'failed', problem: { what: 'file', error } });
    }
  });

  const stop = useStable(() => {
    running.current?.abort();
    setStep(
      step.word === 'uploading'
        ? { word: 'failed', problem: { what: 'stopped' }, taken: step.taken }
        : { word: 'empty' },
    );
  });

  const remove = useStable(() => {
    running.current?.abort();
    setStep({ word: 'empty' });
    onChange(null);
  });

  return { step: settled(step, value), choose, send, stop, remove };
}

/** Between uploads the value decides: it may come with the draft, or be taken away by another answer. */
function settled(step: UploadStep, value: UploadedDocument | null): UploadStep {
  if (step.word === 'done' && !value) return { word: 'empty' };
  if (step.word === 'empty' && value) return { word: 'done' };
  if (step.word === 'done' && step.taken && value?.sha256 !== step.taken.sha256) return { word: 'done' };
  return step;
}
