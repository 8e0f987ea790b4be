import type { Rejection } from '@quayside/contract/application';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { reasonWords } from '../reason-words.ts';

/** Renders why a reviewer did not accept a document, in the customer's language, and the reviewer's note. */
export default function RefusalWords({ reason }: { reason: Rejection }) {
  const t = useText(reasons);
  return reasonWords(reason, t).map((line) => (
    <p key={line} className="m-0">
      {line}
    </p>
  ));
}
