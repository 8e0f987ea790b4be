import { useFormScope, useFormValue } from '@quayside/flow/form';
import { AddressForm } from '@quayside/flow-screens/address-form';
import { useText } from '@quayside/i18n/use-text';
import { Checkbox } from '@quayside/ui/checkbox';
import { useCallback } from 'react';
import { w8ben } from '../lines/texts.ts';

/** Renders line 4: a checkbox that the mailing address differs from line 3 and, once it is ticked, the address fields. */
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
        checked={differs}
        onCheckedChange={change}
        readOnly={readOnly}
      />
      {differs ? (
        <AddressForm name="mailingAddress" label={t('mailingAddress.label')} hint={t('mailingAddress.hint')} />
      ) : null}
    </>
  );
}
