import { useHelpAddress } from '@quayside/flow-screens/internals/use-help-address';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { Button, type ButtonProps } from '@quayside/ui/button';
import { useHost } from '../host-context.ts';

type ContactProps = {
  readonly variant: NonNullable<ButtonProps['variant']>;
  /** The reference number of the application that the customer asks about; null if it has none. */
  readonly reference: string | null;
};

/** Renders a button that opens the native app's customer service, or in a browser the help page. */
export function Contact({ variant, reference }: ContactProps) {
  const t = useText(flowText);
  const help = useHelpAddress(reference);
  const { contactService } = useHost();
  return (
    <Button
      variant={variant}
      href={help}
      onPress={(event) => {
        event.preventDefault();
        contactService(reference ?? undefined);
      }}
    >
      {t('service')}
    </Button>
  );
}
