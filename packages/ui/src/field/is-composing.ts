import type { KeyboardEvent } from 'react';

/**
 * Returns whether a key belongs to an input method, such as the Enter that confirms a Japanese word. Safari ends the
 * composition before that key, and marks it only with the code 229 (WebKit bug 165004).
 */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
