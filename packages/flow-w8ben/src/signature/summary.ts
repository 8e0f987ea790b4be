import type { SummaryModule } from '@quayside/i18n/internals/answer-summary';
import { formatSingaporeInstant } from '@quayside/i18n/internals/instant-text';
import { w8ben } from '../lines/texts.ts';

/** Summary of the signature of Part III: the name of the signer and the time. Has no rows before the signature. */
export const summary: SummaryModule = {
  title: 'sgW8BenSignature',
  texts: [w8ben],
  rows: ({ name, signedAt }, words, language) =>
    typeof name === 'string' && typeof signedAt === 'string'
      ? [
          {
            label: words(w8ben, 'part3'),
            value: words(w8ben, 'statement.label', { name, timestamp: formatSingaporeInstant(signedAt, language) }),
          },
        ]
      : [],
};
