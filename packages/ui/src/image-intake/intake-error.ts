import type { Kind } from './file-kind.ts';

/** Why a file was not taken. The words shown for each are `intake.<reason>` of the texts `ui-documents`. */
export type IntakeReason = 'empty' | 'too-big' | 'too-many-pixels' | 'kind' | 'unreadable' | 'blank' | 'heic';

/** A file that cannot be used, with the reason as a word and what the bytes turned out to be. Never holds the file's name or content. */
export class IntakeError extends Error {
  override readonly name: string = 'IntakeError';
  readonly reason: IntakeReason;
  readonly kind: Kind | undefined;

  constructor(reason: IntakeReason, message: string, { kind, cause }: { kind?: Kind; cause?: unknown } = {}) {
    super(message, { cause });
    this.reason = reason;
    this.kind = kind;
  }
}

/** MSG-23. */
export const HEIC_FAILED = 'HEIC to JPEG conversion returned null';

/** What went wrong inside the conversion: the worker did not load, ran out of time, threw, or gave no picture. */
export type HeicFailure = 'load' | 'timeout' | 'decode' | 'empty';

/** UI-07: whatever stops the conversion, this is the message. */
export class HeicConversionError extends IntakeError {
  override readonly name = 'HeicConversionError';
  readonly failure: HeicFailure;

  constructor(failure: HeicFailure, cause?: unknown) {
    super('heic', HEIC_FAILED, { kind: 'heic', cause });
    this.failure = failure;
  }
}
