import { useFormScope, useFormValue } from '@quayside/flow/form';
import type { Issue } from '@quayside/rules/issue';
import { useState } from 'react';

type Found = { readonly mobile: string; readonly advice: Issue | undefined };

/**
 * Returns `onBlur`, which removes a leading zero (`+66 081 …`) from the field `name`, and `advice` about an unknown number. Loads the numbering plans (33 kB)
 * on the first blur. Does nothing if they fail to load.
 */
export function useMobilePlan(name: string): { readonly onBlur: () => void; readonly advice: Issue | undefined } {
  const { store } = useFormScope();
  const mobile = useFormValue<string>(name) ?? '';
  const [found, setFound] = useState<Found>();
  const onBlur = () => {
    if (!/^\+\d+ \d+$/.test(mobile)) return;
    import('@quayside/rules/internals/phone/mobile-numbers').then(
      ({ adviseOnMobile, toE164 }) => {
        if (store.read(name) !== mobile) return;
        const [code = ''] = mobile.split(' ');
        const whole = toE164(mobile);
        const tidy = whole?.startsWith(code) ? `${code} ${whole.slice(code.length)}` : mobile;
        if (tidy !== mobile) store.write(name, tidy);
        setFound({ mobile: tidy, advice: adviseOnMobile(name, tidy)[0] });
      },
      () => undefined,
    );
  };
  return { onBlur, advice: found?.mobile === mobile ? found.advice : undefined };
}
