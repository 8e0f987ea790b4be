import { createElement, useEffect } from 'react';
import { addons, types, useStorybookState } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { startSearch } from './search/search-field.ts';

addons.register('quayside/search', (api) => {
  const searchOnly = startSearch((id) => api.selectStory(id));
  // A tool without a button: only parts of the manager learn what the tag filter leaves in the sidebar.
  const FilteredSearch = () => {
    const { filteredIndex } = useStorybookState();
    useEffect(() => {
      if (filteredIndex) searchOnly(new Set(Object.keys(filteredIndex)));
    }, [filteredIndex]);
    return null;
  };
  addons.add('quayside/search/filter', {
    type: types.TOOL,
    title: 'Search within the filter',
    match: () => true,
    render: () => createElement(FilteredSearch),
  });
});

/** Pages that use the whole width, because what their controls would change is on the page, and screens, whose properties only a story can give. */
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
