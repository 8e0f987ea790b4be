import { type AtRule, parse, type Rule } from 'postcss';

/** Selector for root elements and all elements in them. */
const own = ':is(.q-root,.q-root *)';
/** Selector for root elements that are not inside another root. */
const outermost = '.q-root:where(:not(.q-root *))';
const pageRoot = /^(:root|:host|html|body)$/;

/**
 * Returns a style sheet for pages that have other styles too. Its rules apply only in `.q-root`. They are in no layer,
 * because rules outside layers override all layers, and its utilities are important. Only the tokens stay in their
 * layer, so that the page can override them.
 */
export function scopedStyles(css: string): string {
  const sheet = parse(css);
  sheet.walkAtRules('layer', (layer) => {
    if (!layer.nodes) return void layer.remove();
    if (layer.params === 'utilities') layer.walkDecls((declaration) => void (declaration.important = true));
    if (layer.params !== 'q-tokens') layer.replaceWith(layer.nodes);
  });
  sheet.walkRules((rule) => {
    if (!isKeyframe(rule)) rule.selectors = [...new Set(rule.selectors.map(scoped))];
  });
  return sheet.toString();
}

/** Limits a selector to elements in a root: adds `own` after its last element, but before a pseudo-element. */
function scoped(selector: string): string {
  if (pageRoot.test(selector)) return outermost;
  const [, element = '', pseudo = ''] =
    /^(.*?)((?<!\\)(?:::[\w-]+|:(?:before|after))(?:\([^)]*\))?(?::[\w-]+)*)?$/s.exec(selector) ?? [];
  return element === '' || element === '*' ? `${own}${pseudo}` : `${element}${own}${pseudo}`;
}

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
