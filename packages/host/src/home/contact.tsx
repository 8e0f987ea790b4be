import { helpPath } from '@quayside/bridge/open-pages';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { Button, type ButtonProps } from '@quayside/ui/button';
import { useHost } from '../host-context.ts';

/** Leads to customer service: the app's own, or the help page in a browser. */
export function Contact({ variant }: { readonly variant: NonNullable<ButtonProps['variant']> }) {
  const t = useText(flowText);
  const { contactService } = useHost();
  return (
    <Button
      variant={variant}
      href={helpPath}
      onPress={(event) => {
        event.preventDefault();
        contactService();
      }}
    >
      {t('service')}
    </Button>
  );
}
