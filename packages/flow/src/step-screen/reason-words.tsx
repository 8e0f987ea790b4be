import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';

/** Why a reviewer sent an item back, in words. Not for `other`, which says nothing that the note beside it does not. */
export default function ReasonWords({ code }: { code: string }) {
  const t = useText(reasons);
  return <span className="block">{t(code as 'unclear-image')}</span>;
}
