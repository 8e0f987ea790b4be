import type { FileKind } from '@quayside/platform/file-kind';

/** Why a file was rejected. The message for each reason is in the text group `ui-documents`. */
export type IntakeReason = 'empty' | 'too-big' | 'too-many-pixels' | 'kind' | 'unreadable' | 'blank' | 'heic';

/**
 * Thrown for a file that cannot be used, with the reason and the detected kind. It never contains the name or content
 * of the file.
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

export const HEIC_FAILED = 'HEIC to JPEG conversion returned null';

/** The failed step of the conversion: worker not loaded, time limit exceeded, decoder error, or no picture. */
export type HeicFailure = 'load' | 'timeout' | 'decode' | 'empty';

/** UI-07: thrown for every failed conversion with the message of MSG-23. */
export class HeicConversionError extends IntakeError {
  override readonly name = 'HeicConversionError';
  readonly failure: HeicFailure;

  constructor(failure: HeicFailure, cause?: unknown) {
    super('heic', HEIC_FAILED, { kind: 'heic', cause });
    this.failure = failure;
  }
}
