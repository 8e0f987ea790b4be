import { ReadingSamples, TypeScale } from './type-scale.tsx';

/** Shows the six styles in six scripts, and a heading with its text in each language. */
export const TypeSpecimen = () => (
  <div className="flex flex-col gap-6">
    <TypeScale />
    <ReadingSamples />
    <p className="m-0 text-label">
      <a className="text-accent underline" href="./?path=/docs/foundations-type--docs" target="_top">
        Figures, and what to do and not
      </a>
    </p>
  </div>
);
