import { useText } from '@quayside/i18n/use-text';
import { account } from '../account/texts.ts';

/**
 * Returns a function that returns the name of a request by its flow. `of` is the name of the holder of a W-8BEN, for a form of another person. `count` is the
 * number of requested documents.
 */
export function useRequestNames(): (flow: string, of?: string, count?: number) => string {
  const t = useText(account);
  return (flow, of, count = 2) => {
    switch (flow) {
      case 'tier-change':
      case 'margin-upgrade':
      case 'information-change':
        return t(`status.${flow}`);
      case 'document-request':
        return t('status.document-request', { count });
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
