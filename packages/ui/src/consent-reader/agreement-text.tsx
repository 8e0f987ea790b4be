import { uiDocuments } from '@quayside/i18n/text/ui-documents';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/rules/calendar-date';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useStable } from '../field/use-stable.ts';

/** An agreement as headings and paragraphs: never HTML. The shape of `agreement` of @quayside/contract. */
export type AgreementDocument = {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** BCP 47, of the text; it may differ from the page's */
  readonly language: string;
  /** calendar date, YYYY-MM-DD */
  readonly effectiveFrom: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};

/** The text, where it stands on the page, and who hears that it was read. */
export type AgreementTextProps = {
  agreement: AgreementDocument;
  /** the end came into sight, or the button at the end was pressed */
  onRead: () => void;
  /** after the button at the end: to close what holds the text */
  onFinish?: () => void;
  /** of the sections; the title stands outside */
  headingLevel?: 2 | 3;
  ref?: Ref<AgreementTextHandle>;
};

export type AgreementTextHandle = {
  /** brings the end into sight and focus onto its button */
  goToEnd: () => void;
};

/**
 * The text of an agreement, with a button at its end. Reading to the end is noted, never enforced: a screen reader reads without
 * scrolling, and a keyboard reaches the button at once.
 */
export function AgreementText({ agreement, onRead, onFinish, headingLevel = 3, ref }: AgreementTextProps) {
  const t = useText(uiDocuments);
  const shown = useLanguage();
  const end = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  useReached(end, onRead);
  useImperativeHandle(ref, () => ({
    goToEnd: () => {
      end.current?.scrollIntoView({ block: 'end' });
      button.current?.focus();
    },
  }));
  const { title, version, effectiveFrom, language, sections } = agreement;
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      <p className="m-0 text-caption text-ink-muted">
        {t('versionOf', { version, date: formatDate(effectiveFrom, shown) })}
      </p>
      <div lang={language}>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="mt-5">
            <Heading className="m-0 text-ink text-title">{heading}</Heading>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="m-0 mt-2 text-body text-ink">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
      <div ref={end} className="mt-6 flex flex-col gap-3 border-line border-t pt-4">
        <p className="m-0 text-caption text-ink-muted">{t('endOf', { title })}</p>
        <Button
          ref={button}
          variant="secondary"
          width="full"
          onPress={() => {
            onRead();
            onFinish?.();
          }}
        >
          {t('finishReading')}
        </Button>
      </div>
    </div>
  );
}

/** Tells once, when `element` first comes into sight. */
function useReached(element: React.RefObject<HTMLElement | null>, tell: () => void) {
  const reached = useStable(tell);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      reached();
    });
    watcher.observe(target);
    return () => watcher.disconnect();
  }, [element, reached]);
}
