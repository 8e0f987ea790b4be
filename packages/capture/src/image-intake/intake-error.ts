import type { FileKind } from '@quayside/platform/internals/file-kind';

/** The reason why a file was rejected. Each reason has a message in the text group `ui-documents`. */
export type IntakeReason = 'empty' | 'too-big' | 'too-many-pixels' | 'kind' | 'unreadable' | 'blank' | 'heic';

/**
 * Thrown for a file that cannot be used. Contains the reason and the detected kind, but not the name or content of the
 * file.
 */
export class IntakeError extends Error {
  override readonly name: string = 'IntakeError';
  readonly reason: IntakeReason;
  readonly kind: FileKind | undefined;

  constructor(reason: IntakeReason, message: string, { kind, cause }: { kind?: FileKind; cause?: unknown } = {}) {
    super(message, { cause });
    this.reason = reason;
    this.kind = kind;
  }
}

/** The message of every `HeicConversionError` (MSG-23). */
export const HEIC_FAILED = 'HEIC to JPEG conversion returned null';

/**
 * The step of the conversion that failed. `load`: the worker did not load. `timeout`: the time limit was exceeded.
 * `decode`: the decoder failed. `empty`: there is no picture.
 */
export type HeicFailure = 'load' | 'timeout' | 'decode' | 'empty';

/** Thrown for every failed HEIC conversion, with the message of MSG-23 (UI-07). */
export class HeicConversionError extends IntakeError {
  override readonly name = 'HeicConversionError';
  readonly failure: HeicFailure;

  constructor(failure: HeicFailure, cause?: unknown) {
    super('heic', HEIC_FAILED, { kind: 'heic', cause });
    this.failure = failure;
  }
}
