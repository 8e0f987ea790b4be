import { registerHooks } from 'node:module';

/** Resolves packages to their sources, like `--conditions=source`, because Playwright's processes take no Node flags. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier,
      specifier.startsWith('@quayside/') ? { ...context, conditions: [...context.conditions, 'source'] } : context,
    ),
});
