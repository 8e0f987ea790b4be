import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { MetricId } from '../asset-details/metric-groups.ts';
import { accountMetrics } from '../asset-details/texts.ts';

/** The English names and definitions of the metrics. */
export const metricWords = accountMetrics.en;

type Canvas = StoryContext['canvas'];
type Named = MetricId | 'riskLevel';

/** Opens the disclosure with all metrics. */
export const openAllFigures = (canvas: Canvas, userEvent: StoryContext['userEvent']) =>
  userEvent.click(canvas.getByText('All figures'));

/** Opens the definition of a metric, checks its text, and closes it. */
export async function expectDefinition(canvas: Canvas, userEvent: StoryContext['userEvent'], id: Named) {
  await userEvent.click(nameOf(canvas, id));
  await expect(await within(document.body).findByText(metricWords[`${id}.what`])).toBeVisible();
  await userEvent.keyboard('{Escape}');
}

/** Returns the first element with the name of a metric. The position value can appear twice, also below the allocation. */
function nameOf(canvas: Canvas, id: Named): HTMLElement {
  const isName = (name: string) =>
    name === metricWords[`${id}.label`] || (id === 'positionValue' && name === metricWords['positionValue.gross']);
  const [name] = canvas.getAllByRole('button', { name: isName });
  if (!name) throw new TypeError(`No ${id} is shown.`);
  return name;
}

/** Returns the value beside or below the name of a metric. For a metric of 0, returns the heading of the line that lists such metrics. */
export const getFigureText = (canvas: Canvas, id: Named): string => {
  const name = nameOf(canvas, id);
  if (name.closest('li')) return name.closest('section')?.querySelector('h3')?.textContent ?? '';
  return (name.closest('dt') ?? name.closest('p'))?.nextElementSibling?.textContent ?? '';
};
