let isChecked = false;

/**
 * A ref callback that warns once in the console, in development, if a component has no styles: the page lacks the
 * stylesheet, or the component is outside `.q-root`.
 */
export const checkStyles =
  process.env.NODE_ENV === 'production'
    ? undefined
    : (element: Element | null): void => {
        if (!element || isChecked) return;
        isChecked = true;
        const styles = getComputedStyle(element);
        if (styles.getPropertyValue('--q-target') && element.closest('.q-root')) return;
        console.warn(
          '@quayside/ui: a component has no styles. Import one stylesheet of @quayside/ui, and put the component into an element with the class q-root.',
        );
      };
