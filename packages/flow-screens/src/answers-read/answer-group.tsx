import { AnswerLines } from '@quayside/flow/internals/answer-lines';
import { CustomerReply } from '@quayside/flow/internals/reviewer-note';
import type { SummaryRow } from '@quayside/i18n/internals/answer-summary';
import { ChangeLink } from '@quayside/ui/internals/change-link';
import { SummaryList } from '@quayside/ui/summary-list';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type MouseEvent, useId, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { Thumbnail } from '../pictures/thumbnail.tsx';
import { getEssence } from './get-essence.ts';
import type { AnsweredStep } from './use-answered-steps.ts';

/** A step with its answers and documents. */
export type StepOfGroup = AnsweredStep & {
  /** Whether the customer can change the answers. */
  readonly open: boolean;
  /** The ids of the step's documents. */
  readonly pictures: readonly string[];
  /** The customer's reply to a reviewer about the step. */
  readonly reply: string | undefined;
};

export type AnswerGroupProps = {
  /** The title of a group of several steps. A single step has its own title. */
  readonly title: string;
  readonly steps: readonly StepOfGroup[];
  /** Whether the answers are visible at first. */
  readonly initialState: 'open' | 'folded';
};

/**
 * Renders a group of steps as one line with its title and essential answers, which opens all answers. A group with a single answer cannot be opened; its line
 * has the link Change.
 */
export function AnswerGroup({ title: groupTitle, steps, initialState }: AnswerGroupProps) {
  const id = useId();
  const [state, setState] = useState(initialState);
  const essence = getEssence(steps);
  const [only, ...others] = steps.flatMap(({ rows }) => rows);
  const [step] = steps;
  const title = steps.length === 1 && step ? step.title : groupTitle;
  const isSingle = only !== undefined && others.length === 0 && !step?.reply && step?.pictures.length === 0;
  const isOpen = state === 'open' && !isSingle;
  return (
    <section aria-labelledby={id}>
      <div className="relative flex min-h-14 items-center gap-3 py-1.5">
        <div className="min-w-0 flex-1">
          <h2 id={id} className="m-0 font-semibold text-ink text-label">
            {isSingle ? (
              title
            ) : (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={`${id}-answers`}
                onClick={() => setState(isOpen ? 'folded' : 'open')}
                className="cursor-pointer border-0 bg-transparent p-0 text-start font-semibold text-inherit after:absolute after:inset-0 after:content-['']"
              >
                {title}
              </button>
            )}
          </h2>
          {isOpen ? null : <p className="m-0 text-ink-muted text-label">{essence}</p>}
        </div>
        {isSingle ? (
          step?.open && <StepChange step={step} labelId={id} />
        ) : (
          <ChevronDown
            aria-hidden
            size="1.25rem"
            className={`shrink-0 text-ink-muted transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        )}
      </div>
      <div id={`${id}-answers`} className="flex flex-col gap-4 not-empty:pb-4">
        {isOpen
          ? steps.map((one) => (
              <StepAnswers key={one.route.step} step={one} {...(steps.length === 1 ? { labelId: id } : {})} />
            ))
          : null}
      </div>
    </section>
  );
}

type StepAnswersProps = {
  readonly step: StepOfGroup;
  /** The id of the element with the title, if the group shows it. By default, the step shows its title. */
  readonly labelId?: string;
};

/** Renders the answers and documents of a step. Its only link opens all questions. */
function StepAnswers({ step, labelId }: StepAnswersProps) {
  const { title, rows, open, pictures, reply } = step;
  const { href, change } = useChange(step);
  const media = pictures.map((id) => <Thumbnail key={id} of={id} frame="line" />);
  const listed = rows.map((row, index) => ({
    id: String(index),
    label: row.label,
    value: <AnswerLines row={row} />,
  }));
  return (
    <div>
      {labelId && open ? (
        <div className="flex justify-end">
          <StepChange step={step} labelId={labelId} />
        </div>
      ) : null}
      <SummaryList
        {...(labelId ? {} : { title, ...(open ? { changeHref: href } : {}) })}
        level={3}
        {...(media.length > 0 ? { media } : {})}
        rows={listed}
        onChangeAllPress={change('')}
      />
      {reply ? (
        <p className="m-0 pt-1 text-body">
          <CustomerReply text={reply} />
        </p>
      ) : null}
    </div>
  );
}

/** Renders the link that changes all answers of a step, or its only answer. */
function StepChange({ step, labelId }: { readonly step: StepOfGroup; readonly labelId: string }) {
  const { href, change } = useChange(step);
  const [only, ...others] = step.rows;
  const hash = others.length === 0 ? hashOf(only) : '';
  return <ChangeLink href={href + hash} onPress={change(hash)} labelId={labelId} />;
}

/** Returns the URL of a step, which returns to this page, and a function that creates the handler of a link to one of its questions. */
function useChange({ route }: StepOfGroup) {
  const navigate = useNavigate();
  const to = `${route.path}?return=check`;
  const href = useHref(to);
  const change = (hash: string) => (event: MouseEvent) => {
    event.preventDefault();
    void navigate(to + hash);
  };
  return { href, change };
}

const hashOf = (row: SummaryRow | undefined) => (row?.field ? `#${row.field}` : '');
