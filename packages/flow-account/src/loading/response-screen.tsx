import { upState } from '@quayside/flow/internals/resume';
import { PageFoot } from '@quayside/flow-screens/internals/page-foot';
import { LoadFailed } from '@quayside/flow-screens/outcome-screen';
import { NavBar } from '@quayside/ui/nav-bar';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { CallState } from './use-call.ts';

export type ResponseScreenProps<T> = {
  readonly title: string;
  /** Path that Back opens; a customer who came from home returns there. */
  readonly back: string;
  readonly answer: CallState<T>;
  /** Content while the response loads, in the shape of the loaded page; default: cards. */
  readonly skeleton?: ReactNode;
  /** Maximum width of the content; `columns`: room for two columns on a wide page; default: `reading`. */
  readonly width?: 'reading' | 'columns';
  readonly children: (ready: Extract<CallState<T>, { readonly status: 'ready' }>) => ReactNode;
};

/** Renders a screen for the response of a server call: a skeleton while it loads, an error with a retry if it fails, otherwise `children` with the data. */
export function ResponseScreen<T>({
  title,
  back,
  answer,
  skeleton,
  width = 'reading',
  children,
}: ResponseScreenProps<T>) {
  const navigate = useNavigate();
  return (
    <div
      className={`flex min-h-dvh flex-col bg-surface-sunken ${width === 'columns' ? 'min-[56.25rem]:[--q-reading-width:76rem]' : ''}`}
    >
      <NavBar title={title} titleAs="h1" onBack={() => void navigate(back, { state: upState })} />
      {answer.status === 'failed' ? (
        <main className="flex-1 pb-10">
          <LoadFailed what="page" error={answer.error} onRetry={answer.retry} />
        </main>
      ) : (
        <main className="flex flex-1 flex-col">
          <div className="mx-auto w-full max-w-reading px-gutter py-4">
            {answer.status === 'ready' ? children(answer) : <SkeletonScreen>{skeleton ?? <Cards />}</SkeletonScreen>}
          </div>
          {answer.status === 'ready' ? <PageFoot /> : null}
        </main>
      )}
    </div>
  );
}

const Cards = () =>
  ['first', 'second', 'third'].map((part) => (
    <div key={part} className="mb-4 rounded-card border border-line p-4">
      <Skeleton lines={4} />
    </div>
  ));
