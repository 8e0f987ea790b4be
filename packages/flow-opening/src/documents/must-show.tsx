import { openingDocuments } from '@quayside/i18n/text/opening-documents';
import { useText } from '@quayside/i18n/use-text';
import { passportMustShow } from '@quayside/rules/passport-validity';
import { proofOfAddressMustShow } from '@quayside/rules/proof-of-address';

const documents = { passport: passportMustShow, address: proofOfAddressMustShow } as const;

/** Renders what a document has to show (RULE-01, RULE-03) as a caption with a `<ul>`. */
export function MustShow({ of }: { of: keyof typeof documents }) {
  const t = useText(openingDocuments);
  return (
    <div className="text-ink-muted text-label">
      <p className="m-0">{t(`mustShow.${of}`)}</p>
      <ul className="mt-1 mb-0 grid list-disc grid-cols-2 gap-x-4 gap-y-0.5 ps-5">
        {documents[of].map((detail) => (
          <li key={detail}>{t(`shows.${detail}`)}</li>
        ))}
      </ul>
    </div>
  );
}
