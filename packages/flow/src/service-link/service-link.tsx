import { helpPath } from '@quayside/bridge/open-pages';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { Button, type ButtonProps } from '@quayside/ui/button';
import { useFlow } from '../flow-context.tsx';

/** The way to customer service: the app's own conversation where the host offers one, else the help page. Renders an `<a>`. */
export function ServiceLink({ variant }: Pick<ButtonProps, 'variant'>) {
  const t = useText(flowText);
  const { runtime } = useFlow();
  const contact = runtime?.services.contactService;
  return (
    <Button
      href={helpPath}
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
