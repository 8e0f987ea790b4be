/**
 * The stylesheet as a shadow root takes it. Tailwind initializes its variables by `@property`, which only documents have, and keeps a rule for browsers
 * without: that rule counts here. `rem` is the page's own affair (`html { font-size: 62.5% }`), so lengths are counted in `--q-rem`, the customer's letter size.
 */
export function shadowStyles(css: string): string {
  return css
    .replaceAll(/@property\s+--[\w-]+\s*\{[^}]*\}/g, '')
    .replaceAll(/@supports[^{]*-webkit-hyphens[^{]*\{/g, '@media all{')
    .replaceAll(
      /([{};])(\s*[\w-]+\s*:)([^;{}]*?\drem[^;{}]*)(?=[;}])/g,
      (_, before: string, name: string, value: string) => before + name + inLetters(value),
    )
    .replaceAll(/:root\b/g, ':host');
}

const inLetters = (value: string): string => value.replaceAll(/(-?(?:\d*\.)?\d+)rem\b/g, 'calc($1*var(--q-rem))');
