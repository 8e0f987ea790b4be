import type { ReviewReply } from '@quayside/contract/application';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { reasons } from '@quayside/i18n/internals/text/reasons';
import { useText, useTextStore } from '@quayside/i18n/use-text';
import { replyField } from '@quayside/rules/internals/reply-field';
import { isError } from '@quayside/rules/issue';
import { LONGEST_REPLY } from '@quayside/rules/limits';
import { Disclosure } from '@quayside/ui/disclosure';
import { TextArea } from '@quayside/ui/text-area';
import { type ReactNode, useEffect, useState } from 'react';
import { FormField, useForm } from '../form/form.tsx';
import { ReviewerNote } from '../reviewer-note.tsx';

export type ReplyPartProps = {
  /** The text of the reviewer's question. Undefined if the reviewer wrote none. */
  question?: ReviewReply['question'] | undefined;
  /** Whether the question sent the item back. A frame then shows the question with the field, instead of the notice of the screen. Default: false. */
  sentBack?: boolean;
  /** How the form's answers are shown below the reply: in a closed disclosure (`folded`), in an open one (`open`), or without one (`shown`). */
  answers: 'folded' | 'open' | 'shown';
  children: ReactNode;
};

/** Renders a reviewer's question with the field for the reply, above the form's answers. */
export default function ReplyPart({ question, sentBack = false, answers, children }: ReplyPartProps) {
  const t = useText(reasons);
  const tFlow = useText(flowText);
  const texts = useTextStore();
  useEffect(() => {
    void texts.load(reasons).catch(() => undefined);
  }, [texts]);
  const reply = (
    <FormField
      as={TextArea}
      name={replyField}
      label={t('reply')}
      hint={t('replyHint')}
      maxLength={LONGEST_REPLY}
      empty=""
    />
  );
  return (
    <>
      {sentBack ? (
        <div data-asked="" className="flex flex-col gap-4 rounded-card border-2 border-warning p-3">
          <div className="text-label">
            <p className="m-0 font-semibold text-ink">{tFlow('askedMore')}</p>
            {question ? <ReviewerNote note={question} /> : null}
          </div>
          {reply}
        </div>
      ) : (
        <>
          {question ? <ReviewerNote note={question} /> : null}
          {reply}
        </>
      )}
      {answers === 'shown' ? children : <Answers starts={answers}>{children}</Answers>}
    </>
  );
}

/** Renders the answers in a disclosure, which opens after an attempt to continue with an error among them. */
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
      variant="row"
      summary={<h2 className="m-0 text-title">{t('replyAnswers')}</h2>}
      defaultOpen={open}
      onOpenChange={setOpen}
    >
      <div className="flex flex-col gap-6 pt-2 text-body text-ink">{children}</div>
    </Disclosure>
  );
}
