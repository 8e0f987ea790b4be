import type { Language } from '@quayside/i18n/language';
import type { TextStore } from '@quayside/i18n/text-store';
import { useLanguage, useTextStore } from '@quayside/i18n/use-text';
import { addressFieldsFor } from '@quayside/rules/internals/address/address-fields';
import type { OptionSource, PickerOption } from '@quayside/ui/picker';
import { useMemo } from 'react';

/**
 * Returns a function that loads the options of the line with a list: states, or the areas of Hong Kong. Returns undefined for a country without such a line.
 */
export function useChoices(country: string): OptionSource | undefined {
  const language = useLanguage();
  const texts = useTextStore();
  return useMemo(() => {
    if (!country || !addressFieldsFor(country).some(({ input }) => input === 'choice')) return undefined;
    return country === 'HK' ? () => areas(texts) : () => states(country, language);
  }, [country, language, texts]);
}

async function states(country: string, language: Language): Promise<readonly PickerOption[]> {
  const { stateList, stateNameFor } = await import('@quayside/rules/internals/reference-lists/states');
  return stateList(country).map((state) => ({
    value: state.stateCode,
    label: stateNameFor(state, language),
    keywords: [state.stateName, state.localName],
  }));
}

async function areas(texts: TextStore): Promise<readonly PickerOption[]> {
  const [{ hongKongAreas }, { reference }] = await Promise.all([
    import('@quayside/rules/internals/address/address-fields'),
    import('@quayside/i18n/internals/text/reference'),
  ]);
  await texts.load(reference);
  return hongKongAreas.map((area) => ({ value: area, label: texts.translate(reference, `area.${area}`) }));
}
