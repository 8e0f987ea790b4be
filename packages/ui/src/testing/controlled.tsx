import { type ComponentType, useCallback, useState } from 'react';

type Valued<V> = { value: V; onChange: (value: V) => void };

/** Returns a version of a field that stores its own value, for stories. The field still calls `onChange`. */
export function controlled<V, P extends Valued<V>>(Component: ComponentType<P>): ComponentType<P> {
  return function Controlled(props: P) {
    const { onChange } = props;
    const [value, setValue] = useState(props.value);
    const take = useCallback(
      (next: V) => {
        setValue(next);
        onChange(next);
      },
      [onChange],
    );
    return <Component {...props} value={value} onChange={take} />;
  };
}
