import { type AtRule, parse, type Rule } from 'postcss';

/** An element is Quayside's own inside of a root, or as one. */
const own = ':is(.q-root,.q-root *)';
/** the root that no other root holds: what `:root` is to a page */
const outermost = '.q-root:where(:not(.q-root *))';
const pageItself = /^(:root|:host|html|body)$/;

/**
 * The prebuilt stylesheet for a page that has its own: every rule holds within `.q-root` alone, none is in a layer (any plain rule of a page beats a
 * layer), and utilities are important. Only the tokens stay in theirs, for the page to set.
 */
export function scopedStyles(css: string): string {
  const sheet = parse(css);
  sheet.walkAtRules('layer', (layer) => {
    if (!layer.nodes) return void layer.remove();
    if (layer.params === 'utilities') layer.walkDecls((declaration) => void (declaration.important = true));
    if (layer.params !== 'q-tokens') layer.replaceWith(layer.nodes);
  });
  sheet.walkRules((rule) => {
    if (!isFrame(rule)) rule.selectors = [...new Set(rule.selectors.map(scoped))];
  });
  return sheet.toString();
}

/** `own` joins the last compound, the element that is styled, before its pseudo-element. */
function scoped(selector: string): string {
  if (pageItself.test(selector)) return outermost;
  const [, element = '', pseudo = ''] =
    /^(.*?)((?<!\\)(?:::[\w-]+|:(?:before|after))(?:\([^)]*\))?(?::[\w-]+)*)?$/s.exec(selector) ?? [];
  return element === '' || element === '*' ? `${own}${pseudo}` : `${element}${own}${pseudo}`;
}

const isFrame = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
