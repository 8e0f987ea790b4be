import { createContext, type ReactNode, use, useState } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router';

export type StoryTargetProps = {
  /** The path to which the screen navigated. */
  readonly path: string;
  /** A link to the story's own path, where the story restarts. */
  readonly back: ReactNode;
};

/**
 * The context with a component that renders the target of a navigation beside the story's screen. Galleries provide it, so that the screen stays visible after
 * the play function. Without it, as in tests, the target replaces the screen.
 */
export const StoryTargetContext = createContext<((target: StoryTargetProps) => ReactNode) | undefined>(undefined);

type StoryRoutesProps = { readonly path: string; readonly elsewhere: ReactNode; readonly children: ReactNode };

/** Renders the screen at its path, and `elsewhere` at other paths. In a gallery, the screen stays, and restarts when the user returns to its path. */
export function StoryRoutes({ path, elsewhere, children }: StoryRoutesProps) {
  const name = use(StoryTargetContext);
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
      {!isOwn && name({ path: location.pathname, back: <StoryLink path={path} /> })}
      <Routes key={kept.visit} location={kept.location}>
        <Route path={path} element={children} />
      </Routes>
    </>
  );
}

/** Renders a link to the path of a story, labelled with the path. */
export const StoryLink = ({ path }: { path: string }) => (
  <Link to={path} className="inline-flex min-h-target min-w-target items-center justify-center text-accent underline">
    {path}
  </Link>
);
