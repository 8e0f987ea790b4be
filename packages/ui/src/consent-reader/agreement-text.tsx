import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/values/calendar-date';
import Check from 'lucide-react/icons/check';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { Button } from '../button/button.tsx';
import type { ElementProps } from '../element-props/element-props.ts';
import { useStableCallback } from '../field/use-stable-callback.ts';

/** An agreement as headings and paragraphs without HTML, as defined in `@quayside/contract`. */
export type AgreementDocument = {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** The language of the text as a BCP 47 tag, which can differ from the language of the page. */
  readonly language: string;
  /** The date from which the agreement applies, in the format YYYY-MM-DD. */
  readonly effectiveFrom: string;
  /** The language of the version that prevails if translations differ, as a BCP 47 tag. Default: `language`. */
  readonly languageOfRecord?: string | undefined;
  /** Where the text comes from, such as a law, in the language of record. */
  readonly source?: string | undefined;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};

/** The button with which the user accepts an agreement, and perhaps also the agreements before it. */
export type Acceptance = {
  /** The label of the button: the statement that the user accepts. */
  label: string;
  /** Whether the user has accepted. The statement then replaces the button. */
  isAccepted: boolean;
  /** Called when the user presses the button to accept the agreement. */
  onAccept: () => void;
};

export type AgreementTextProps = {
  agreement: AgreementDocument;
  /** Called when the end becomes visible, and when the user presses the button at the end. */
  onRead: () => void;
  /** Called after the user presses the button at the end, for example to close a sheet. */
  onFinish?: () => void;
  /** Whether another agreement follows. Without an acceptance, there is then no button at the end. Default: `false`. */
  hasNext?: boolean;
  /**
   * The button with which the user accepts the agreement. By default, the button at the end confirms that the user has
   * read it.
   */
  acceptance?: Acceptance | undefined;
  /** The heading level of the sections. The component does not render the title. Default: `3`. */
  headingLevel?: 2 | 3 | 4;
  ref?: Ref<AgreementTextHandle>;
} & ElementProps<'div', 'children' | 'ref'>;

/** The handle that `AgreementText` passes to its `ref`. */
export type AgreementTextHandle = {
  /** Scrolls to the end of the agreement and focuses the button there. */
  scrollToEnd: () => void;
};

/**
 * Renders an agreement with a button at the end. Calls `onRead` when the end is visible, but the user can press the
 * button without scrolling, because screen readers do not scroll.
 */
export function AgreementText({
  agreement,
  onRead,
  onFinish,
  hasNext = false,
  acceptance,
  headingLevel = 3,
  ref,
  ...rest
}: AgreementTextProps) {
  const t = useText(uiDocuments);
  const shown = useLanguage();
  const end = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useReached(end, onRead);
  useImperativeHandle(ref, () => ({
    scrollToEnd: () => {
      end.current?.scrollIntoView({ block: 'end' });
      button.current?.focus();
    },
  }));
  const { title, version, effectiveFrom, language, languageOfRecord = language, source, sections } = agreement;
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest}>
      <p className="m-0 text-caption text-ink-muted">
        {t('versionOf', { version, date: formatDate(effectiveFrom, shown) })}
      </p>
      {languageOfRecord === language ? null : (
        <p className="m-0 mt-1 text-caption text-ink-muted">
          {t('recordIn', { language: new Intl.DisplayNames(shown, { type: 'language' }).of(languageOfRecord) ?? '' })}
        </p>
      )}
      {source ? (
        <p lang={languageOfRecord} translate="no" className="m-0 mt-1 text-caption text-ink-muted">
          {source}
        </p>
      ) : null}
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
        {acceptance ? (
          <Accept ref={button} {...acceptance} />
        ) : hasNext ? null : (
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
        )}
      </div>
    </div>
  );
}

type AcceptProps = Acceptance & { ref: Ref<HTMLButtonElement> };

/** Renders the button, or the accepted statement once the user has accepted. */
const Accept = ({ label, isAccepted, onAccept, ref }: AcceptProps) =>
  isAccepted ? (
    <p className="m-0 flex items-start gap-2 text-body text-positive">
      <Check size="1.25rem" aria-hidden className="mt-0.5 shrink-0" />
      {label}
    </p>
  ) : (
    <Button ref={ref} width="full" onPress={onAccept}>
      {label}
    </Button>
  );

/** Calls `onReached` once, when `element` first becomes visible. */
function useReached(element: React.RefObject<HTMLElement | null>, onReached: () => void) {
  const reached = useStableCallback(onReached);
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
