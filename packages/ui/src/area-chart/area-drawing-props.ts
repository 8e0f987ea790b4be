import type { AreaChartPoint } from './series-summary.ts';

export type AreaDrawingProps = {
  points: readonly AreaChartPoint[];
  label: string;
  reference: 'axis' | 'first';
  /** The height of the drawing as a CSS length. */
  height: string;
  /** Formats the date and value of a point for display. */
  formatPoint: (point: AreaChartPoint) => PointLabel;
};

/** The props that `AreaCrosshair` needs to announce the selected point. */
export type AreaReadingProps = Pick<AreaDrawingProps, 'points' | 'label' | 'formatPoint'>;

type PointLabel = { date: string; value: string };
