/** For tests: milliseconds of the fastest of five runs, what the work costs whatever else the machine does. */
export const fastest = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
