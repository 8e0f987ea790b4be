/** Returns the shortest duration of five runs in milliseconds. Other work on the machine slows down single runs. */
export const measureFastest = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
