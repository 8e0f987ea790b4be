import { useFormScope, useFormValue } from '@quayside/flow/form';
import type { Issue } from '@quayside/rules/issue';
import { useState } from 'react';

type Found = { readonly mobile: string; readonly advice: Issue | undefined };

/**
 * Checks the mobile number of the field `name` against the numbering plan of its country on blur. Removes a trunk zero (`+66 081 …`) and returns advice for
 * an unknown number. Loads the plans (33 kB) on the first blur. If they fail to load, the number is not changed.
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
