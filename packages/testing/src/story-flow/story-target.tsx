import { createContext, type ReactNode, use, useState } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router';

export type StoryTargetProps = {
  /** path to which the screen navigates */
  readonly path: string;
  /** link to the story's own path, where it restarts */
  readonly back: ReactNode;
};

/**
 * Renders the target of a navigation beside the story's screen. Galleries provide it, so that a play function ends with the screen visible. Without it, as in
 * tests, the target replaces the screen, as in an app.
 */
export const StoryTarget = createContext<((target: StoryTargetProps) => ReactNode) | undefined>(undefined);

type StoryRoutesProps = { readonly path: string; readonly elsewhere: ReactNode; readonly children: ReactNode };

/** Renders the screen at its path, and `elsewhere` at other paths. A gallery keeps the screen and remounts it when the user returns to it. */
export function StoryRoutes({ path, elsewhere, children }: StoryRoutesProps) {
  const name = use(StoryTarget);
  const location = useLocation();
  const isOwn = location.pathname === path;
  const [kept, setKept] = useState({ location, visit: 0, isLeft: false });
  const isStale = kept.isLeft === isOwn || (isOwn && kept.location !== location);
  if (isStale)
    setKept({
      location: isOwn ? location : kept.location,
      visit: kept.visit + (kept.isLeft && isOwn ? 1 : 0),
      isLeft: !isOwn,
    });
  if (!name)
    return (
      <Routes>
        <Route path={path} element={children} />
        <Route path="*" element={elsewhere} />
      </Routes>
    );
  return (
    <>
      {!isOwn && name({ path: location.pathname, back: <WayBack path={path} /> })}
      <Routes key={kept.visit} location={kept.location}>
        <Route path={path} element={children} />
      </Routes>
    </>
  );
}

/** Renders a link to the path of a story, labelled with the path. */
export const WayBack = ({ path }: { path: string }) => (
  <Link to={path} className="inline-flex min-h-target min-w-target items-center justify-center text-accent underline">
    {path}
  </Link>
);
