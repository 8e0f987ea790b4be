import type { AreaChartPoint } from './series-summary.ts';

export type AreaDrawingProps = {
  points: readonly AreaChartPoint[];
  label: string;
  reference: 'axis' | 'first';
  /** A CSS length. */
  height: string;
  words: (point: AreaChartPoint) => PointLabel;
};

export type AreaReadingProps = Pick<AreaDrawingProps, 'points' | 'label' | 'words'>;

type PointLabel = { date: string; value: string };
