import type { Text } from '@quayside/i18n/define-text';
import { home } from '@quayside/i18n/internals/text/home';
import { pageFoot } from '@quayside/i18n/internals/text/page-foot';
import { useText } from '@quayside/i18n/use-text';
import { Link } from '@quayside/ui/link';
import { getPictureUrl } from '../edition.ts';
import { useHost } from '../host-context.ts';
import { Wordmark } from './wordmark.tsx';

/** The text groups that load together with the footer. */
export const texts = [home, pageFoot];

/**
 * Renders the footer of a page: symbol, wordmark, regulator, licence and legal pages. `line`: only the wordmark and the privacy policy, in one line below a
 * form. `sentence`: the same with regulator and licence. `name`: only the name, beside that of another company.
 */
export function PageFoot({ look }: { readonly look?: 'line' | 'sentence' | 'name' }) {
  const t = useText(pageFoot);
  const { edition, openFile } = useHost();
  const own = useText<Text>(edition.homeText ?? home);
  const { legalPages } = edition;
  const window = { newWindow: !openFile }; // a web view of the app has only one window
  const licence = own('licence', { number: edition.licence }).split(edition.licence);
  const name = (
    <>
      <img className="size-[1.5rem]" src={getPictureUrl(edition, 'icon')} alt="" />
      <Wordmark />
    </>
  );
  if (look === 'name') return name;
  if (look)
    return (
      <div className="mt-auto pt-8 text-caption text-ink-muted">
        <p className="m-0 border-line border-t pt-3">
          <span className="font-semibold" translate="no">
            {edition.wordmark}
          </span>
          {look === 'sentence' ? (
            <>
              . <Licence words={licence} number={edition.licence} />
            </>
          ) : null}
          {legalPages ? (
            <>
              {' · '}
              <Link href={legalPages.privacy} {...window}>
                {t('privacy')}
              </Link>
            </>
          ) : null}
        </p>
      </div>
    );
  return (
    <div className="mx-auto w-full max-w-reading px-gutter pt-8 pb-4 text-caption text-ink-muted">
      <div className="border-line border-t pt-4">
        <p className="m-0 flex items-center gap-2 text-ink text-label">{name}</p>
        <p className="mt-2 mb-0">
          <Licence words={licence} number={edition.licence} />
        </p>
        {legalPages ? (
          <p className="m-0 flex flex-wrap gap-x-6">
            <Link href={legalPages.terms} variant="standalone" {...window}>
              {t('terms')}
            </Link>
            <Link href={legalPages.privacy} variant="standalone" {...window}>
              {t('privacy')}
            </Link>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Renders the sentence with the licence. Its number does not break across lines. */
const Licence = ({ words: [before, after], number }: { words: readonly string[]; number: string }) => (
  <>
    {before}
    <span className="whitespace-nowrap">{number}</span>
    {after}
  </>
);
