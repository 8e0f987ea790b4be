import { useText } from '@quayside/i18n/use-text';
import { account } from '../account/texts.ts';

/** Returns a function that names a request for the customer, by its flow. `of` is the holder's name for the W-8BEN of another person. */
export function useRequestNames(): (flow: string, of?: string) => string {
  const t = useText(account);
  return (flow, of) => {
    switch (flow) {
      case 'tier-change':
      case 'margin-upgrade':
      case 'information-change':
      case 'document-request':
        return t(`status.${flow}`);
      case 'options':
      case 'futures':
      case 'cfd':
        return t(`type.${flow}`);
      case 'opening':
      case 'joint':
        return t('center.openAccount');
      default:
        return of === undefined ? t('center.w8ben') : t('center.w8benOf', { name: of });
    }
  };
}
