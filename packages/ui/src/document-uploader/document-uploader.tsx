import { ui } from '@quayside/i18n/text/ui';
import { uiDocuments } from '@quayside/i18n/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import CircleCheck from 'lucide-react/icons/circle-check';
import { memo, useEffect, useRef } from 'react';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import type { Accepted } from '../image-intake/image-intake.ts';
import { megabytes } from '../image-intake/intake-words.ts';
import { Progress } from '../progress/progress.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { AdviceNotice } from './advice-notice.tsx';
import { DocumentExample, type ExampleSubject } from './document-example.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { slotStyles } from './document-uploader.styles.ts';
import { type ChoiceState, useLostChoice } from './lost-choice.ts';
import { UploadActions } from './upload-actions.tsx';
import { problemWords, statusWords } from './upload-words.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { type Upload, type UploadedDocument, type UploadState, type UploadStep, useUpload } from './use-upload.ts';

export type { ExampleSubject } from './document-example.tsx';
export type { Upload, UploadedDocument, UploadOptions, UploadState } from './use-upload.ts';

/** What is asked for, how it may be taken, and what sends it; the value is the document that the server has, or null. */
export type DocumentUploaderProps = Omit<FieldProps<UploadedDocument | null>, 'onBlur'> & {
  /** sends the file; rejects when it could not be sent. `signal` ends it */
  upload: Upload;
  /** `image` where a PDF is no use: a face, a hand-held photo; `video` where nothing else is */
  accept?: Accepted;
  /** draws a good and a bad example */
  example?: ExampleSubject;
  /** which camera "Take a photo" opens on a phone */
  camera?: 'environment' | 'user';
  /** SHA-256 of the files in other slots, and the label of each: the same file is not taken twice */
  knownHashes?: Readonly<Record<string, string>>;
  /** words for why the server did not take a file; undefined leaves it at "the upload did not finish" */
  describeUploadError?: (error: unknown) => string | undefined;
  /** hears where the slot stands whenever that changes; `empty` when it leaves the screen */
  onState?: (state: UploadState) => void;
};

const noHashes = {};
const takes = { image: 'takesImage', 'image-or-pdf': 'takesImageOrPdf', video: 'takesVideo' } as const;

/**
 * One document: camera or file, checked and converted on the phone (image-intake), advice that can be overruled, upload with progress,
 * cancel and retry, the picture in sight throughout. Renders a `<fieldset>`; the first button carries the field's id.
 * `data-state` of the slot: empty, reading, advice, uploading, failed, done.
 */
export const DocumentUploader = memo(function DocumentUploader(props: DocumentUploaderProps) {
  const { name, label, value, onChange, error, hint, why, optional, disabled, readOnly, id = name, ...own } = props;
  const { upload, accept = 'image-or-pdf', example, camera = 'environment', knownHashes = noHashes, onState } = own;
  const t = useText(uiDocuments);
  const common = useText(ui);
  const slot = useUpload({ value, onChange, upload, accept, knownHashes });
  const { step } = slot;
  const problem = step.word === 'failed' ? problemWords(t, step.problem, accept, own.describeUploadError) : undefined;
  const busy = step.word === 'reading' || step.word === 'uploading' || step.word === 'advice';
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => onState?.(step.word), [onState, step.word]);
  useEffect(() => () => onState?.('empty'), [onState]);
  useFocusKept(step.word, stage);
  const { lost, opening } = useLostChoice(id, stage, choiceOf(step));
  const taken = t(takes[accept], { size: megabytes });
  const notReceived = lost && step.word === 'empty' ? t('notReceived') : undefined;
  const shownError = problem?.text ?? notReceived ?? (busy ? undefined : error);
  return (
    <FieldGroup role="group" id={id} label={label} {...{ hint, why, optional, error: shownError }}>
      {problem?.help ? <p className="m-0 text-ink-muted text-label">{problem.help}</p> : null}
      <div
        ref={stage}
        tabIndex={-1}
        data-state={step.word}
        data-invalid={shownError ? '' : undefined}
        className={slotStyles()}
      >
        {example && step.word === 'empty' && !readOnly ? <DocumentExample subject={example} /> : null}
        <SlotPicture label={label} step={step} value={value} />
        <SlotState step={step} />
        {readOnly ? null : <UploadActions {...{ id, label, accept, camera, disabled, opening }} {...slot} />}
        {step.word === 'empty' && !readOnly ? <p className="m-0 text-caption text-ink-muted">{taken}</p> : null}
        {step.word === 'empty' && readOnly ? (
          <p className="m-0 text-ink-muted text-label">{common('notGiven')}</p>
        ) : null}
      </div>
      <div role="status" className="sr-only">
        {statusWords(t, step, problem).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </FieldGroup>
  );
});

/** What a page that dies now would take along. */
function choiceOf(step: UploadStep): ChoiceState {
  if (step.word === 'done') return 'kept';
  if (step.word === 'empty' || (step.word === 'failed' && !step.taken)) return 'empty';
  return 'under-way';
}

/** The file in memory, else what the server has. */
function SlotPicture({ label, step, value }: { label: string; step: UploadStep; value: UploadedDocument | null }) {
  const taken = 'taken' in step ? step.taken : undefined;
  if (taken) return <DocumentPreview label={label} kind={taken.kind} source={taken.file} />;
  return value ? <DocumentPreview label={label} kind={value.kind} source={value.thumbnailUrl} /> : null;
}

function SlotState({ step }: { step: UploadStep }) {
  const t = useText(uiDocuments);
  switch (step.word) {
    case 'reading':
      return (
        <p className="m-0 flex min-h-24 items-center justify-center gap-2 text-ink-muted text-label">
          <Spinner /> {t('reading')}
        </p>
      );
    case 'uploading':
      return <Progress label={t('uploading')} value={step.share} note={`${Math.round(step.share * 100)}%`} />;
    case 'advice':
      return <AdviceNotice advice={step.taken.advice} />;
    case 'done':
      return (
        <p className="m-0 flex items-center gap-1.5 font-medium text-label text-success">
          <CircleCheck aria-hidden size={18} className="shrink-0" />
          {t('uploaded')}
        </p>
      );
    default:
      return null;
  }
}
