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

/** Paths of the pages that show the product's positions: options and futures are on the page of the securities account. */
export const accountPaths: Readonly<Record<DerivativeProduct, string>> = {
  options: details.path,
  futures: details.path,
  cfd: cfdDetails.path,
};

export type ApprovedProductProps = {
  readonly product: DerivativeProduct;
  /** market of the options; ignored for other products */
  readonly market: 'us' | 'other';
  /** label and text of the assessment that the product needs; undefined if it is not valid */
  readonly assessment: { readonly label: string; readonly text: ReactNode } | undefined;
};

/** Renders what an approved product allows, its limit and its costs. Links to the account and the documents. */
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
