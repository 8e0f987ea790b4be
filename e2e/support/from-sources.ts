import { registerHooks } from 'node:module';

/** Registers a hook of Node that resolves packages to their sources, like `--conditions=quayside-source`. Playwright's processes take no Node flags. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier,
      specifier.startsWith('@quayside/')
        ? { ...context, conditions: [...context.conditions, 'quayside-source'] }
        : context,
    ),
});
