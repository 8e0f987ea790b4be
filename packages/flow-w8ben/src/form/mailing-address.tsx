import { AddressForm } from '@quayside/flow/address-form';
import { useFormScope, useFormValue } from '@quayside/flow/form';
import { w8ben } from '@quayside/i18n/text/w8ben';
import { useText } from '@quayside/i18n/use-text';
import { Checkbox } from '@quayside/ui/checkbox';
import { useCallback } from 'react';

/** Line 4: an address that is there differs from line 3. */
export function MailingAddress() {
  const t = useText(w8ben);
  const { store, readOnly } = useFormScope();
  const differs = useFormValue('mailingAddress') !== undefined;
  const change = useCallback(
    (ticked: boolean) => store.write('mailingAddress', ticked ? { country: '' } : undefined),
    [store],
  );
  return (
    <>
      <Checkbox
        name="mailingDiffers"
        label={t('mailingDiffers')}
        value={differs}
        onChange={change}
        readOnly={readOnly}
      />
      {differs ? (
        <AddressForm name="mailingAddress" label={t('mailingAddress')} hint={t('mailingAddress.hint')} />
      ) : null}
    </>
  );
}
