import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** A phone is tall: the panel stands beside it. */
addons.setConfig({
  layout: { panelPosition: 'right' },
  theme: create({ base: 'light', brandTitle: 'Quayside', brandTarget: '_self', colorSecondary: '#0b5667' }),
});
