import { accountMetrics } from '@quayside/i18n/text/account-metrics';
import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { MetricId } from './metric-groups.ts';

/** The names and definitions of metrics, in English. */
export const words = accountMetrics.en;

type Canvas = StoryContext['canvas'];
type Named = MetricId | 'riskLevel';

/** Opens the definition of a metric under its name, and closes it. */
export async function expectDefinition(canvas: Canvas, userEvent: StoryContext['userEvent'], id: Named) {
  await userEvent.click(nameOf(canvas, id));
  await expect(await within(document.body).findByText(words[`${id}.what`])).toBeVisible();
  await userEvent.keyboard('{Escape}');
}

/** Its first place: position value stands below the allocation too where something is sold short. */
function nameOf(canvas: Canvas, id: Named): HTMLElement {
  const [name] = canvas.getAllByRole('button', { name: words[id] });
  if (!name) throw new TypeError(`No ${id} is shown.`);
  return name;
}

/** What stands beside or under a metric's name. */
export const figureOf = (canvas: Canvas, id: Named): string => {
  const name = nameOf(canvas, id);
  return (name.closest('dt') ?? name.closest('p'))?.nextElementSibling?.textContent ?? '';
};
