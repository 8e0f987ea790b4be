import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Removes the control of a property with a React element, because Storybook would show its code as a value. If such a
 * property has a text, gives it a text field.
 */
export const removeElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value = initialArgs[name];
      const mayBeElement = /\b(?:ReactNode|ReactElement|Element)\b/.test(argType.table?.type?.summary ?? '');
      if (!(mayBeElement || isValidElement(value))) return [name, argType];
      return [name, { ...argType, control: typeof value === 'string' ? { type: 'text' } : false }];
    }),
  );
