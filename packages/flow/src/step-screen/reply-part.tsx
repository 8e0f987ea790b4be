import type { ReviewReply } from '@quayside/contract/application';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText, useTextStore } from '@quayside/i18n/use-text';
import { isError } from '@quayside/rules/issue';
import { LONGEST_REPLY } from '@quayside/rules/limits';
import { replyField } from '@quayside/rules/reply-field';
import { Disclosure } from '@quayside/ui/disclosure';
import { TextArea } from '@quayside/ui/text-area';
import { type ReactNode, useEffect, useState } from 'react';
import { FormField, useForm } from '../form/form.tsx';
import { ReviewerNote } from '../reviewer-note.tsx';

export type ReplyPartProps = {
  /** the reviewer's question, where no notice above the form shows it */
  question?: ReviewReply['question'] | undefined;
  /** how the form's own answers stand below the reply: `shown` where they are not all that the reviewer asked about */
  answers: 'folded' | 'open' | 'shown';
  children: ReactNode;
};

/** Renders the reply to a reviewer who asked for more information, above the form's own answers. */
export default function ReplyPart({ question, answers, children }: ReplyPartProps) {
  const t = useText(reasons);
  const texts = useTextStore();
  useEffect(() => {
    void texts.load(reasons).catch(() => undefined);
  }, [texts]);
  return (
    <>
      {question ? <ReviewerNote note={question} /> : null}
      <FormField
        as={TextArea}
        name={replyField}
        label={t('reply')}
        hint={t('replyHint')}
        maxLength={LONGEST_REPLY}
        empty=""
      />
      {answers === 'shown' ? children : <Answers starts={answers}>{children}</Answers>}
    </>
  );
}

/** Folds the answers, and opens at an attempt to continue where one of them is wrong. */
function Answers({ starts, children }: { starts: 'folded' | 'open'; children: ReactNode }) {
  const t = useText(reasons);
  const store = useForm();
  const [open, setOpen] = useState(starts === 'open');
  useEffect(() => {
    let seen = store.attempts;
    return store.subscribe(() => {
      if (store.attempts === seen) return;
      seen = store.attempts;
      if (store.issues.some((one) => one.path !== replyField && isError(one))) setOpen(true);
    });
  }, [store]);
  return (
    <Disclosure
      look="row"
      summary={<h2 className="m-0 text-title">{t('replyAnswers')}</h2>}
      defaultOpen={open}
      onToggle={setOpen}
    >
      <div className="flex flex-col gap-6 pt-2 text-body text-ink">{children}</div>
    </Disclosure>
  );
}
