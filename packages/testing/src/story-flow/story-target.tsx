import { createContext, type ReactNode, use, useState } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router';

export type StoryTargetProps = {
  /** where the screen leads */
  readonly path: string;
  /** leads to the story's own path, where it begins anew */
  readonly back: ReactNode;
};

/**
 * Names the target of a story beside its screen. A gallery gives one, so that the end of a play is the screen. Without
 * one, as in tests, the target stands in place of the screen, as in an app.
 */
export const StoryTarget = createContext<((target: StoryTargetProps) => ReactNode) | undefined>(undefined);

type StoryRoutesProps = { readonly path: string; readonly elsewhere: ReactNode; readonly children: ReactNode };

/** Renders the screen at its path, and what stands elsewhere. A gallery keeps the screen, and mounts it anew when somebody comes back to it. */
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

/** Links to the path of a story by its name. */
export const WayBack = ({ path }: { path: string }) => (
  <Link to={path} className="inline-flex min-h-target min-w-target items-center justify-center text-accent underline">
    {path}
  </Link>
);
