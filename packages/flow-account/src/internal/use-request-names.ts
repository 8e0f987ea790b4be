import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';

/** What a request is called, by its flow. */
export function useRequestNames(): (flow: string) => string {
  const t = useText(account);
  return (flow) => {
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
        return t('center.w8ben');
    }
  };
}
