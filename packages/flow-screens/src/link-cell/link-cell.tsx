import { Cell, type CellProps } from '@quayside/ui/cell';
import { useHref, useNavigate } from 'react-router';

/** Renders a row of a list as a link to a path of the app. */
export function LinkCell({ path, ...cell }: Omit<CellProps, 'href' | 'onPress'> & { readonly path: string }) {
  const href = useHref(path);
  const navigate = useNavigate();
  return (
    <Cell
      {...cell}
      href={href}
      onPress={(event) => {
        event.preventDefault();
        void navigate(path);
      }}
    />
  );
}
