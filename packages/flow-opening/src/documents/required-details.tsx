import { useText } from '@quayside/i18n/use-text';
import { passportMustShow } from '@quayside/rules/internals/passport-validity';
import { proofOfAddressMustShow } from '@quayside/rules/internals/proof-of-address';
import { Disclosure } from '@quayside/ui/disclosure';
import { openingDocuments } from './texts.ts';

const documents = { passport: passportMustShow, address: proofOfAddressMustShow } as const;

/** Renders a collapsed list of the details that the document must show (RULE-01 for a passport, RULE-03 for a proof of address). */
export function RequiredDetails({ of }: { of: keyof typeof documents }) {
  const t = useText(openingDocuments);
  return (
    <Disclosure summary={t(`mustShow.${of}`)}>
      <ul className="m-0 grid list-disc grid-cols-2 gap-x-4 gap-y-0.5 ps-5">
        {documents[of].map((detail) => (
          <li key={detail}>{t(`shows.${detail}`)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
