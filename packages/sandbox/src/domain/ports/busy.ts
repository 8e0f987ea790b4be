import { codes } from '@quayside/contract/envelope';
import { Refusal } from '../../kernel/refusal.ts';

/**
 * Thrown as a `Refusal` (`tooManyRequests`) if a file cannot be decoded, checked or made now: too many files are queued, or one of the same customer. A retry
 * can succeed.
 */
export class BusyError extends Refusal {
  override readonly name = 'BusyError';
  constructor() {
    super(codes.tooManyRequests, 'Too many files arrive at once. Try again in a moment.', { reason: 'busy' });
  }
}
