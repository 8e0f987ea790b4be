import { registerHooks } from 'node:module';

/** Packages by their entry points come from their sources, as `--conditions=source` has it: Playwright's processes take no flags of Node. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier,
      specifier.startsWith('@quayside/') ? { ...context, conditions: [...context.conditions, 'source'] } : context,
    ),
});
