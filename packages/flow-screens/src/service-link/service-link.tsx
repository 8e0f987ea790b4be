import { useFlow } from '@quayside/flow/flow-context';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { Button, type ButtonProps } from '@quayside/ui/button';
import { useHelpAddress } from '../use-help-address.ts';

/** Renders an `<a>` to customer service: the app's chat if the host has one, otherwise the help page. */
export function ServiceLink({ variant }: Pick<ButtonProps, 'variant'>) {
  const t = useText(flowText);
  const { runtime } = useFlow();
  const help = useHelpAddress(runtime?.application?.reference);
  const contact = runtime?.services.contactService;
  return (
    <Button
      href={help}
      {...(variant ? { variant } : {})}
      onPress={(event) => {
        if (!contact) return;
        event.preventDefault();
        contact();
      }}
    >
      {t('service')}
    </Button>
  );
}
