import { uiDocuments } from '@quayside/i18n/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { type AgreementDocument, AgreementText, type AgreementTextHandle } from './agreement-text.tsx';

export { type AgreementDocument, AgreementText, type AgreementTextProps } from './agreement-text.tsx';

/** The text in a sheet, and who hears that it was read. */
export type ConsentReaderProps = {
  agreement: AgreementDocument;
  open: boolean;
  onClose: () => void;
  /** the end was reached, by scrolling or by its button */
  onRead: () => void;
};

/** An agreement in a sheet, with a way straight to its end. On a page of its own: AgreementText. */
export function ConsentReader({ agreement, open, onClose, onRead }: ConsentReaderProps) {
  const t = useText(uiDocuments);
  const text = useRef<AgreementTextHandle>(null);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={<span lang={agreement.language}>{agreement.title}</span>}
      height="tall"
      header={
        <Button
          variant="quiet"
          size="medium"
          className="-ms-4"
          icon={<ArrowDown size={18} />}
          onPress={() => text.current?.goToEnd()}
        >
          {t('toTheEnd')}
        </Button>
      }
    >
      <AgreementText ref={text} agreement={agreement} onRead={onRead} onFinish={onClose} />
    </Sheet>
  );
}
