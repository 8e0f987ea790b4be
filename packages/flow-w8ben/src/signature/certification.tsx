import type { KeyOf, Messages } from '@quayside/i18n/define-text';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Disclosure } from '@quayside/ui/disclosure';
import { useId } from 'react';
import { w8ben } from '../lines/texts.ts';

type Key = KeyOf<typeof w8ben>;

/** Renders the text of Part III in the language of the page. Other languages also show the English text, which is legally binding, in a collapsed section. */
export function Certification() {
  const t = useText(w8ben);
  const language = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mt-0 mb-2 text-ink text-title">
        {t('part3')}
      </h2>
      <Statement words={t} />
      {language === 'en' ? null : (
        <div className="mt-1">
          <Disclosure summary={t('english')}>
            <div lang="en">
              <Statement words={inEnglish} />
            </div>
          </Disclosure>
        </div>
      )}
    </section>
  );
}

const inEnglish = (key: Key) => (w8ben.en as Messages)[key] ?? key;

const points: readonly Key[] = ['certify.owner', 'certify.notUs'];
const kindsOfIncome: readonly Key[] = ['certify.a', 'certify.b', 'certify.c', 'certify.d'];
const lastPoints: readonly Key[] = ['certify.treaty', 'certify.broker'];

const Statement = ({ words }: { words: (key: Key) => string }) => (
  <div className="flex flex-col gap-2 text-caption text-ink">
    <p className="m-0">{words('certify.intro')}</p>
    <ul className="m-0 flex list-disc flex-col gap-1 ps-4">
      {points.map((key) => (
        <li key={key}>{words(key)}</li>
      ))}
      <li>
        {words('certify.relates')}
        <ul className="m-0 list-none ps-0">
          {kindsOfIncome.map((key) => (
            <li key={key}>{words(key)}</li>
          ))}
        </ul>
      </li>
      {lastPoints.map((key) => (
        <li key={key}>{words(key)}</li>
      ))}
    </ul>
    <p className="m-0">{words('certify.authorise')}</p>
    <p className="m-0 font-semibold">{words('certify.newForm')}</p>
  </div>
);
