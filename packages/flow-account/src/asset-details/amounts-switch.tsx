import { useText } from '@quayside/i18n/use-text';
import { IconButton } from '@quayside/ui/icon-button';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { use } from 'react';
import { account } from '../account/texts.ts';
import { AmountsVisibleContext } from './amounts-visible.ts';

/** Renders the button with which customers hide all amounts of the screen, and show them again. A press calls `onSwitch`. */
export function AmountsSwitch({ onSwitch }: { readonly onSwitch: () => void }) {
  const t = useText(account);
  const shown = use(AmountsVisibleContext);
  return (
    <IconButton
      label={t(shown ? 'details.hide' : 'details.show')}
      icon={shown ? <Eye size="1.25rem" /> : <EyeOff size="1.25rem" />}
      onPress={onSwitch}
      className="-me-2 -my-2"
    />
  );
}
