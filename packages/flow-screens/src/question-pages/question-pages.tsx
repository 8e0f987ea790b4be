import { useForm } from '@quayside/flow/form';
import { useStepPages } from '@quayside/flow/internals/step-pages';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { FieldHeading, PageHeading } from '@quayside/ui/field-heading';
import { type ReactNode, useId } from 'react';
import { Section } from '../section.tsx';
import type { PageFields } from './page-order.ts';
import { useAutoAdvance } from './use-auto-advance.ts';
import { useQuestionPages } from './use-question-pages.ts';

export { useOpenQuestion, useShowPage } from './use-question-pages.ts';

/** Page with one question, or with several that belong together. */
export type QuestionPage = PageFields & {
  /** How the customer continues. `choice`: with a tap on an option of the page's radio group. `continue`: with the button, for other fields. */
  readonly by: 'choice' | 'continue';
  /** The value of the checkbox that clears the others, such as "None of these". A tap on that checkbox shows the next page. */
  readonly exclusive?: string;
  /** The heading of a page with several fields. For a single field, its label is the heading. */
  readonly heading?: string;
  /** The heading of a section of consecutive pages, shown if all questions are on one page. */
  readonly section?: string;
  /** Set if the answer decides which pages follow. The number of questions is unknown until the next page, so no page shows a count before. */
  readonly branches?: true;
  /** `result` means that the page does not count as a question. Default: `question`. */
  readonly kind?: 'question' | 'result';
  readonly content: ReactNode;
};

export type QuestionPagesProps = {
  /** The pages that apply to the current answers, at least one. */
  pages: readonly QuestionPage[];
  /** One or two sentences below the heading of the first page, as an introduction. */
  lead?: ReactNode;
};

/**
 * Renders the questions of a step one page at a time, with a history entry for each page. Renders all on one page if the flow, the edition or the state of the
 * step requires that. Use it in a `StepScreen` with `content="questions"`.
 */
export function QuestionPages({ pages, lead }: QuestionPagesProps) {
  const { layout } = useStepPages();
  return layout === 'one-per-page' ? <OnePerPage pages={pages} lead={lead} /> : <AllOnOnePage pages={pages} />;
}

function OnePerPage({ pages, lead }: QuestionPagesProps) {
  const t = useText(flowText);
  const id = useId();
  const { page, move, frame } = useQuestionPages(pages, useForm());
  const questions = pages.filter(({ kind, asks }) => kind !== 'result' && asks !== 'nothing');
  const number = questions.indexOf(page) + 1;
  const isKnown = pages.indexOf(page) > pages.findLastIndex(({ branches }) => branches); // the number of questions
  const count = number > 0 && questions.length > 1 && isKnown ? `${id}-count` : undefined; // a single question has no count
  const isFirst = page === pages[0];
  const advance = useAutoAdvance(page.fields[0], (form) => form.requestSubmit(), {
    exclusive: page.exclusive,
    enabled:
      (page.by === 'choice' && page.fields.length === 1 && page !== pages.at(-1)) || page.exclusive !== undefined,
  });
  return (
    <div
      ref={frame}
      key={page.fields[0]}
      data-question=""
      data-move={move}
      className="group/question -mx-gutter px-gutter motion-safe:not-data-[move=none]:animate-q-clip"
    >
      <div
        className="flex flex-col gap-2 motion-safe:group-data-[move=back]/question:animate-q-slide-back motion-safe:group-data-[move=on]/question:animate-q-slide-on"
        {...advance}
      >
        <div className="flex flex-col gap-2">
          {count ? (
            <p id={count} className="m-0 text-ink-muted text-label">
              {t('question.of', { number, total: questions.length })}
            </p>
          ) : null}
          {page.heading ? <PageHeading describedBy={count}>{page.heading}</PageHeading> : null}
          {page.heading && isFirst && lead ? <p className="m-0 text-body text-ink-muted">{lead}</p> : null}
        </div>
        {page.heading ? (
          <div className="mt-4 flex flex-col gap-6">{page.content}</div>
        ) : (
          <FieldHeading field={page.fields[0]} describedBy={count} lead={isFirst ? lead : undefined}>
            <div className="flex flex-col gap-6">{page.content}</div>
          </FieldHeading>
        )}
      </div>
    </div>
  );
}

function AllOnOnePage({ pages }: Pick<QuestionPagesProps, 'pages'>) {
  return sectionsOf(pages).map(({ section, pages: within }) => {
    const contents = within.map(({ fields, content }) => <Contents key={fields[0]}>{content}</Contents>);
    return section ? (
      <Section key={section} heading={section}>
        {contents}
      </Section>
    ) : (
      contents
    );
  });
}

const Contents = ({ children }: { children: ReactNode }) => children;

type Group = { section: string | undefined; pages: QuestionPage[] };

function sectionsOf(pages: readonly QuestionPage[]): readonly Group[] {
  const groups: Group[] = [];
  for (const page of pages) {
    const last = groups.at(-1);
    if (last && last.section === page.section) last.pages.push(page);
    else groups.push({ section: page.section, pages: [page] });
  }
  return groups;
}
