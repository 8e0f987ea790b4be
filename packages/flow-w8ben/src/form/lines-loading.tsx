import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';

/** Renders placeholders of the lines of the form. */
export const LinesLoading = () => (
  <SkeletonScreen>
    {['name', 'citizenship', 'address', 'number', 'birth'].map((row) => (
      <Skeleton key={row} lines={2} />
    ))}
  </SkeletonScreen>
);
