import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { Button, type ButtonProps } from '@quayside/ui/button';
import { useService } from './use-service.ts';

/** Renders an `<a>` to customer service, which opens the app's chat, or the help page if the host has no chat. */
export function ServiceLink({ variant }: Pick<ButtonProps, 'variant'>) {
  const t = useText(flowText);
  return (
    <Button {...useService()} {...(variant ? { variant } : {})}>
      {t('service')}
    </Button>
  );
}
