import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** Matches the ids of maps, foundations and screens. They use the whole width, because they have no properties to control. */
const wide = /^(?:start-flow-maps|foundations|screens)-/;

/** A phone viewport is tall, so the panel is on the right. The widths leave the toolbar enough of 1280 px. */
addons.setConfig({
  layout: { panelPosition: 'right', navSize: 272, rightPanelWidth: 296 },
  layoutCustomisations: {
    showPanel: ({ storyId }, byDefault) => (wide.test(storyId ?? '') ? false : byDefault),
  },
  theme: create({
    base: 'light',
    brandTitle: 'Quayside components and screens',
    brandImage: './logo.svg',
    brandUrl: './?path=/docs/start-welcome--docs',
    brandTarget: '_self',
    colorPrimary: '#0b5667',
    colorSecondary: '#0b5667',
  }),
});
