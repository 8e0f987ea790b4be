import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type ReactNode, type Ref, type RefObject, useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/button.tsx';
import { Sheet, type SheetProps } from '../sheet/sheet.tsx';
import { useControlled } from '../use-controlled/use-controlled.ts';
import { type Acceptance, type AgreementDocument, AgreementText, type AgreementTextHandle } from './agreement-text.tsx';

export { type Acceptance, type AgreementDocument, AgreementText, type AgreementTextProps } from './agreement-text.tsx';

export type ConsentReaderProps = Omit<
  SheetProps,
  'title' | 'description' | 'header' | 'footer' | 'children' | 'height' | 'padding' | 'initialFocus'
> & {
  /** The agreements to show, at least one. */
  agreements: readonly AgreementDocument[];
  /** The title of the sheet for several agreements. A single agreement uses its own title. */
  title?: string;
  /**
   * Called for an agreement when its end becomes visible, and for all agreements when the user presses the button at
   * the end.
   */
  onRead: (agreement: AgreementDocument) => void;
  /**
   * Returns the acceptance below an agreement, if it has one. After the user accepts, the next agreement scrolls into
   * view. The caller closes the reader after the last acceptance.
   */
  getAcceptance?: (agreement: AgreementDocument) => Acceptance | undefined;
  /**
   * Returns the line above the title of an agreement, such as "1 of 3". The reader shows it only for several
   * agreements.
   */
  getCaption?: (agreement: AgreementDocument) => string | undefined;
};

/**
 * Renders agreements in a sheet, one below the other, and a button that jumps to the end. Use `AgreementText` to show
 * an agreement on a page.
 */
export function ConsentReader({
  agreements,
  title,
  open: given,
  defaultOpen = false,
  onOpenChange,
  onRead,
  getAcceptance,
  getCaption,
  ...sheet
}: ConsentReaderProps) {
  const [open, change] = useControlled(given, defaultOpen, onOpenChange);
  const t = useText(uiDocuments);
  const texts = useRef(new Map<string, AgreementTextHandle>());
  const titles = useRef(new Map<string, HTMLElement>());
  const [first] = agreements;
  const several = agreements.length > 1;
  const ids = agreements.map(({ id }) => id).join();
  const [needed, setNeeded] = useState<string>();
  const later = useDeferredValue(open ? ids : '', ''); // rendering all texts in one task would delay the sheet
  const shown = !open || later === ids || needed === ids ? agreements : agreements.slice(0, 1);
  const showAll = () => flushSync(() => setNeeded(ids));
  const goToEnd = () => {
    showAll();
    const due = agreements.find((one) => getAcceptance?.(one)?.isAccepted === false) ?? agreements.at(-1);
    if (due) texts.current.get(due.id)?.scrollToEnd();
  };
  const showAfter = ({ id }: AgreementDocument) => {
    showAll();
    const next = agreements[agreements.findIndex((one) => one.id === id) + 1];
    const title = next && titles.current.get(next.id);
    title?.scrollIntoView({ block: 'start' });
    title?.focus({ preventScroll: true });
  };
  const acceptanceBelow = (agreement: AgreementDocument): Acceptance | undefined => {
    const acceptance = getAcceptance?.(agreement);
    if (!acceptance) return undefined;
    const give = () => {
      acceptance.onAccept();
      showAfter(agreement);
    };
    return { ...acceptance, onAccept: give };
  };
  const finish = () => {
    for (const agreement of agreements) onRead(agreement);
    change(false);
  };
  return (
    <Sheet
      {...sheet}
      open={open}
      onOpenChange={change}
      title={several ? title : <span lang={first?.language}>{first?.title}</span>}
      height="tall"
      header={
        <Button variant="quiet" size="medium" className="-ms-4" icon={<ArrowDown size="1.125rem" />} onPress={goToEnd}>
          {t('toTheEnd')}
        </Button>
      }
    >
      <div className="flex flex-col gap-10">
        {shown.map((agreement) => (
          <Titled
            key={agreement.id}
            title={several ? agreement : undefined}
            caption={getCaption?.(agreement)}
            ref={storeIn(titles, agreement.id)}
          >
            <AgreementText
              ref={storeIn(texts, agreement.id)}
              acceptance={acceptanceBelow(agreement)}
              agreement={agreement}
              onRead={() => onRead(agreement)}
              {...(several ? { headingLevel: 4 } : {})}
              {...(agreement === agreements.at(-1) ? { onFinish: finish } : { hasNext: true })}
            />
          </Titled>
        ))}
      </div>
    </Sheet>
  );
}

/** Returns a ref callback that stores an element under its id. */
const storeIn =
  <T,>(all: RefObject<Map<string, T>>, id: string) =>
  (one: T | null) => {
    if (one) all.current.set(id, one);
    else all.current.delete(id);
  };

type TitledProps = {
  title: AgreementDocument | undefined;
  caption: string | undefined;
  children: ReactNode;
  ref: Ref<HTMLHeadingElement>;
};

function Titled({ title, caption, children, ref }: TitledProps) {
  if (!title) return children;
  return (
    <article>
      {caption ? <p className="m-0 mb-1 font-semibold text-accent text-caption">{caption}</p> : null}
      <div lang={title.language}>
        <h3 ref={ref} tabIndex={-1} className="m-0 mb-1 text-heading text-ink outline-none">
          {title.title}
        </h3>
        {children}
      </div>
    </article>
  );
}
