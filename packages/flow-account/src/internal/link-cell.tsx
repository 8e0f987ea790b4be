import { Cell, type CellProps } from '@quayside/ui/cell';
import { useHref, useNavigate } from 'react-router';

/** A row that leads to a path of the app: a link for whoever opens it in a new window. */
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
