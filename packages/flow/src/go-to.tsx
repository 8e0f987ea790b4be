import { Button, type ButtonProps } from '@quayside/ui/button';
import { useHref, useNavigate } from 'react-router';

/** A button that leads to a path of the flow: a link for whoever opens it in a new window. */
export function GoTo({ path, ...button }: { path: string } & Omit<ButtonProps, 'href' | 'onPress'>) {
  const navigate = useNavigate();
  const href = useHref(path);
  return (
    <Button
      {...button}
      href={href}
      onPress={(event) => {
        event.preventDefault();
        void navigate(path);
      }}
    />
  );
}
