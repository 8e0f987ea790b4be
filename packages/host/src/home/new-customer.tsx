import type { Text } from '@quayside/i18n/define-text';
import { home } from '@quayside/i18n/internals/text/home';
import { homeStatus } from '@quayside/i18n/internals/text/home-status';
import { useText } from '@quayside/i18n/use-text';
import { OPENING_MINUTES, REVIEW_WORKING_DAYS } from '@quayside/rules/limits';
import type { ComponentType, ReactNode } from 'react';
import { useHost } from '../host-context.ts';
import { PageFoot } from '../page-foot/foot.tsx';
import { HomeHeader } from './home-header.tsx';
import { HomeColumns, HomeOutline } from './home-outline.tsx';
import { Products } from './product-links.tsx';
import type { FactsProps, PrepareProps } from './shared-props.ts';
import { StartLinks, texts } from './start-links.tsx';
import { Trust, TrustIcon } from './trust.tsx';

export { texts };

/** The props of `NewCustomer`: components that home also renders for visitors, and content above and below. */
export type NewCustomerProps = {
  readonly Facts: ComponentType<FactsProps>;
  readonly Prepare: ComponentType<PrepareProps>;
  /** A notice above the content, such as that a draft has expired; null for none. */
  readonly notice: ReactNode;
  /** The content at the end of the page: help and sign-out. */
  readonly more: ReactNode;
};

/**
 * Renders home for a signed-in customer without an application: how to open an account, what that needs, and what happens next. If the edition has only one
 * method, the bar of home starts the opening.
 */
export function NewCustomer({ Facts, Prepare, notice, more }: NewCustomerProps) {
  const t = useText(home);
  const tStatus = useText(homeStatus);
  const { edition } = useHost();
  const own = useText<Text>(edition.homeText ?? home);
  return (
    <>
      <HomeOutline of="new" hero={<HomeHeader of="new" name={undefined} />}>
        <HomeColumns
          side={
            <>
              <Facts
                look="quiet"
                title={t('next.title')}
                facts={[t('next.saved'), t('next.review', REVIEW_WORKING_DAYS)]}
              />
              <Facts
                look="quiet"
                title={t('who.title')}
                facts={[own(`who.first.${edition.name}`), own(`who.others.${edition.name}`), t('who.notUs')]}
              />
              <Products title={t('more.title')} />
              {more}
            </>
          }
        >
          {notice}
          {edition.capabilities.digitalId ? <StartLinks /> : null}
          <Trust>
            {edition.capabilities.digitalId ? null : (
              <li>
                <TrustIcon d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 7v5l3 3" />
                {tStatus('newLead', { minutes: OPENING_MINUTES })}
              </li>
            )}
            <li>
              <TrustIcon d="M12 3l8 3v5q0 7-8 10-8-3-8-10V6zM9 12l2 2 4-4" />
              {own('licence', { number: edition.licence })}
            </li>
          </Trust>
          <Prepare />
        </HomeColumns>
      </HomeOutline>
      <div className="mt-auto">
        <PageFoot />
      </div>
    </>
  );
}
