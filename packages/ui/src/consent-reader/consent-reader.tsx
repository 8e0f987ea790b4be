import { uiDocuments } from '@quayside/i18n/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { type AgreementDocument, AgreementText, type AgreementTextHandle } from './agreement-text.tsx';

export { type AgreementDocument, AgreementText, type AgreementTextProps } from './agreement-text.tsx';

export type ConsentReaderProps = {
  /** One agreement, or several that are read in one go. At least one. */
  agreements: readonly AgreementDocument[];
  /** The title above several agreements. One agreement has its own. */
  title?: string;
  open: boolean;
  onClose: () => void;
  /** Called for each agreement whose end becomes visible, and for all of them when the user presses the button at the end. */
  onRead: (agreement: AgreementDocument) => void;
};

/**
 * Renders agreements in a sheet, one below the other, with a button that jumps to the end. Use `AgreementText` on a page of its own.
 */
export function ConsentReader({ agreements, title, open, onClose, onRead }: ConsentReaderProps) {
  const t = useText(uiDocuments);
  const last = useRef<AgreementTextHandle>(null);
  const [first] = agreements;
  const several = agreements.length > 1;
  const finish = () => {
    for (const agreement of agreements) onRead(agreement);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(shown) => shown || onClose()}
      title={several ? title : <span lang={first?.language}>{first?.title}</span>}
      height="tall"
      header={
        <Button
          variant="quiet"
          size="medium"
          className="-ms-4"
          icon={<ArrowDown size={18} />}
          onPress={() => last.current?.goToEnd()}
        >
          {t('toTheEnd')}
        </Button>
      }
    >
      <div className="flex flex-col gap-10">
        {agreements.map((agreement) => (
          <Titled key={agreement.id} title={several ? agreement : undefined}>
            <AgreementText
              agreement={agreement}
              onRead={() => onRead(agreement)}
              {...(several ? { headingLevel: 4 } : {})}
              {...(agreement === agreements.at(-1) ? { ref: last, onFinish: finish } : { followed: true })}
            />
          </Titled>
        ))}
      </div>
    </Sheet>
  );
}

function Titled({ title, children }: { title: AgreementDocument | undefined; children: ReactNode }) {
  if (!title) return children;
  return (
    <article lang={title.language}>
      <h3 className="m-0 mb-1 text-heading text-ink">{title.title}</h3>
      {children}
    </article>
  );
}
