import { useHelpAddress } from '@quayside/flow-screens/internals/use-help-address';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { Button, type ButtonProps } from '@quayside/ui/button';
import { useHost } from '../host-context.ts';

type ContactProps = {
  readonly variant: NonNullable<ButtonProps['variant']>;
  /** Reference of the application that the customer asks about. */
  readonly reference: string | null;
};

/** Renders a link to customer service: that of the native app, or the help page in a browser. */
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
