import { reasonValues } from '@quayside/i18n/reason-values';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';

/** Renders the reason of a rejection. Not for `other`, whose note says more. */
export default function ReasonWords({ code }: { code: string }) {
  const t = useText(reasons);
  return <span className="block">{t(code as 'unclear-image', reasonValues(code))}</span>;
}
