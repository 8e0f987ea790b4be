import { Button, type ButtonLinkProps } from '@quayside/ui/button';
import { useHref, useNavigate } from 'react-router';

/** Renders an `<a>` to a path of the flow, with the style of a button. */
export function LinkButton({
  path,
  ...button
}: { path: string } & Omit<ButtonLinkProps, 'href' | 'render' | 'onPress'>) {
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
