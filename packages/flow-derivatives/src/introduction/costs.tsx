import { useFlow } from '@quayside/flow/flow-context';
import { exampleProductFee } from '@quayside/flow-screens/internals/example-fee';
import { useText } from '@quayside/i18n/use-text';
import type { DerivativeProduct } from '@quayside/rules/enumerations';
import { Disclosure } from '@quayside/ui/disclosure';
import { derivativeIntro } from './texts.ts';

/** Renders the costs of a product in a closed disclosure, with the edition's example commission if it has one. */
export function ProductCosts({ product }: { readonly product: DerivativeProduct }) {
  const t = useText(derivativeIntro);
  const { exampleFees } = useFlow();
  const fee = exampleProductFee(exampleFees, product);
  return (
    <Disclosure variant="card" summary={t('cost.title')}>
      <p className="m-0 text-body text-ink">{t(`${product}.cost.text`)}</p>
      {fee ? (
        <p className="mt-2 mb-0 text-label text-ink">{t(product === 'cfd' ? 'cost.order' : 'cost.contract', fee)}</p>
      ) : null}
    </Disclosure>
  );
}
