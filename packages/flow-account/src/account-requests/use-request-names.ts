import { useText } from '@quayside/i18n/use-text';
import { account } from '../account/texts.ts';

/** Returns a function that returns the name of a request by its flow. `of` is the name of the holder of a W-8BEN, for a form of another person. */
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
