import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { w8benLife } from '../renewal/texts.ts';
import { useFormOnFile } from './use-form-on-file.ts';

/** Renders whose form this is and in which role the customer signs it. Renders nothing if the login has only one form. */
export function FormHolderNotice() {
  const t = useText(w8benLife);
  const whose = useFormOnFile()?.facts.whose;
  if (!whose) return null;
  return (
    <Card variant="accent">
      <p className="m-0 text-ink-muted text-label">{t('whose.label')}</p>
      <p translate="no" className="mt-0.5 mb-0 break-words text-ink text-title">
        {whose.name}
      </p>
      <p className="mt-0.5 mb-0 text-ink text-label">{t(`whose.${whose.role}`)}</p>
    </Card>
  );
}
