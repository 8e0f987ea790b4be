import { useFlow } from '@quayside/flow/flow-context';
import { exampleProductFee } from '@quayside/flow-screens/internals/example-fee';
import { LinkCell } from '@quayside/flow-screens/internals/link-cell';
import { useText } from '@quayside/i18n/use-text';
import type { DerivativeProduct } from '@quayside/rules/enumerations';
import { informationChangeDefinition } from '@quayside/rules/internals/flow-definitions/information-change';
import { Card } from '@quayside/ui/card';
import { DescriptionList } from '@quayside/ui/description-list';
import { List } from '@quayside/ui/list';
import type { ReactNode } from 'react';
import { derivativeIntro } from '../introduction/texts.ts';
import { derivativeOpened } from './texts.ts';

const { center, details, 'cfd-details': cfdDetails } = informationChangeDefinition.screens;

/** The path of the page that shows a product's positions. Options and futures are on the page of the securities account. */
export const accountPaths: Readonly<Record<DerivativeProduct, string>> = {
  options: details.path,
  futures: details.path,
  cfd: cfdDetails.path,
};

export type ApprovedProductProps = {
  readonly product: DerivativeProduct;
  /** Market for which options are approved; ignored for other products. */
  readonly market: 'us' | 'other';
  /** Name of the assessment that the product needs, and until when it is valid; undefined if it is not. */
  readonly assessment: { readonly label: string; readonly text: ReactNode } | undefined;
};

/** Renders what the customer can now trade, the limit and the costs, with links to the product's account and the documents. */
export function ApprovedProduct({ product, market, assessment }: ApprovedProductProps) {
  const t = useText(derivativeOpened);
  const tIntro = useText(derivativeIntro);
  const { exampleFees } = useFlow();
  const fee = exampleProductFee(exampleFees, product);
  return (
    <>
      <Card>
        <DescriptionList
          layout="stacked"
          items={[
            {
              id: 'now',
              label: t('now.label'),
              value: t(product === 'options' ? `now.options.${market}` : `now.${product}`),
            },
            { id: 'limit', label: t('limit.label'), value: t(`limit.${product}`) },
            {
              id: 'cost',
              label: tIntro('cost.title'),
              value: (
                <>
                  {tIntro(`${product}.cost.text`)}
                  {fee ? (
                    <span className="mt-1 block text-ink-muted text-label">
                      {tIntro(product === 'cfd' ? 'cost.order' : 'cost.contract', fee)}
                    </span>
                  ) : null}
                </>
              ),
            },
            ...(assessment ? [{ id: 'assessment', label: assessment.label, value: assessment.text }] : []),
          ]}
        />
      </Card>
      <Card title={t('more')} padding="none">
        <List label={t('more')}>
          <LinkCell path={accountPaths[product]} title={t('account')} />
          <LinkCell path={center.path} title={t('documents')} detail={t('documentsText')} />
        </List>
      </Card>
    </>
  );
}
