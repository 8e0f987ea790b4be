import { type ComponentType, useCallback, useState } from 'react';

type Valued<V> = { value: V; onChange: (value: V) => void };

/** For stories: a field that holds its value, as a form would. `onChange` still hears of it. */
export function held<V, P extends Valued<V>>(Component: ComponentType<P>): ComponentType<P> {
  return function Held(props: P) {
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
