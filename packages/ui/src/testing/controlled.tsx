import { type ComponentType, useCallback, useState } from 'react';

type Valued<V> = { value?: V; onValueChange?: (value: V) => void };
type Checked = { checked?: boolean; onCheckedChange?: (checked: boolean) => void };

/** Returns a version of a field that stores its own value, for stories. The field still calls `onValueChange`. */
export function controlled<V, P extends Valued<V>>(Component: ComponentType<P>): ComponentType<P> {
  return function Controlled(props: P) {
    const { value, take } = useStored<V>(props.value as V, props.onValueChange);
    return <Component {...props} value={value} onValueChange={take} />;
  };
}

/** Returns a version of a checkbox that stores its own state, for stories. It still calls `onCheckedChange`. */
export function controlledCheck<P extends Checked>(Component: ComponentType<P>): ComponentType<P> {
  return function Controlled(props: P) {
    const { value, take } = useStored(props.checked ?? false, props.onCheckedChange);
    return <Component {...props} checked={value} onCheckedChange={take} />;
  };
}

function useStored<V>(initial: V, onChange: ((value: V) => void) | undefined) {
  const [value, setValue] = useState(initial);
  const take = useCallback(
    (next: V) => {
      setValue(next);
      onChange?.(next);
    },
    [onChange],
  );
  return { value, take };
}
