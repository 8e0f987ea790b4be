/**
 * Adapts a stylesheet to a shadow root. Replaces `@property`, which works only in documents, with Tailwind's fallback. Replaces `rem` with `--q-rem`, the
 * customer's font size, because `rem` depends on the page (`html { font-size: 62.5% }`). Replaces `:root` with `:host`.
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
