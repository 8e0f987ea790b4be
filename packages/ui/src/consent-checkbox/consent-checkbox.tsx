import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import BookOpen from 'lucide-react/icons/book-open';
import CircleCheck from 'lucide-react/icons/circle-check';
import { memo, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { type AgreementDocument, ConsentReader } from '../consent-reader/consent-reader.tsx';
import type { CheckedFieldProps } from '../field/field.tsx';

export type ConsentCheckboxProps = CheckedFieldProps & {
  /** The agreements to consent to, with a link to each. */
  agreements: readonly AgreementDocument[];
  /**
   * Called when the user reaches the end of an agreement, for the consent record. The user can also consent without
   * reading.
   */
  onRead?: (agreement: AgreementDocument) => void;
};

/**
 * Renders a checkbox for a consent, and a button for each agreement that opens its text in a sheet. Only the user
 * checks the box; reading does not.
 */
export const ConsentCheckbox = memo(function ConsentCheckbox({ agreements, onRead, ...field }: ConsentCheckboxProps) {
  const t = useText(uiDocuments);
  const [opened, setOpened] = useState<AgreementDocument>();
  const [open, setOpen] = useState<'closed' | 'open'>('closed');
  const [read, setRead] = useState<readonly string[]>([]);
  const noteRead = (agreement: AgreementDocument) => {
    if (read.includes(getKey(agreement))) return;
    setRead([...read, getKey(agreement)]);
    onRead?.(agreement);
  };
  return (
    <Checkbox {...field}>
      <ul className="-mt-2 mb-1 flex list-none flex-col p-0">
        {agreements.map((agreement) => (
          <li key={getKey(agreement)} className="flex flex-wrap items-center gap-x-3">
            <Button
              variant="quiet"
              size="medium"
              className="-ms-4 text-start"
              icon={<BookOpen size="1.125rem" />}
              aria-haspopup="dialog"
              onPress={() => {
                setOpened(agreement);
                setOpen('open');
              }}
            >
              {t('readAgreement', { title: agreement.title })}
            </Button>
            {read.includes(getKey(agreement)) ? (
              <span className="inline-flex items-center gap-1 text-caption text-success">
                <CircleCheck aria-hidden size="1rem" className="shrink-0" />
                {t('readToEnd')}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {opened ? (
        <ConsentReader
          agreements={[opened]}
          open={open === 'open'}
          onOpenChange={() => setOpen('closed')}
          onRead={() => noteRead(opened)}
        />
      ) : null}
    </Checkbox>
  );
});

/**
 * Returns a key of the id, the version and the language of an agreement, because the user must read each version and
 * translation separately.
 */
const getKey = ({ id, version, language }: AgreementDocument) => `${id} ${version} ${language}`;
