import type { Check, Finding } from './check.ts';

const words: Readonly<Record<Finding['result'], string>> = {
  ok: 'OK',
  'falls-short': 'Falls short',
  'cannot-tell': 'Cannot tell',
};

/** Creates the list item of a check: title, result, finding, fix, and a button if a person must start the test. `show` updates the finding. */
export function createRow(
  { id, title, press }: Check,
  onPress: (() => void) | undefined,
): { readonly element: HTMLElement; readonly show: (finding: Finding) => void } {
  const element = document.createElement('li');
  element.id = id;
  const part = (tag: 'h3' | 'p' | 'strong', text = '') => {
    const made = document.createElement(tag);
    made.textContent = text;
    return made;
  };
  const [heading, result, found, fix] = [part('h3', title), part('strong', 'Looks …'), part('p'), part('p')];
  element.append(heading, result, found, fix);
  fix.className = 'fix';
  if (press && onPress) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: 'plain', textContent: press.label });
    button.addEventListener('click', onPress);
    element.append(button);
  }
  return {
    element,
    show(finding) {
      element.dataset.result = finding.result;
      result.textContent = words[finding.result];
      found.textContent = finding.found;
      fix.textContent = finding.result === 'ok' ? '' : finding.fix;
    },
  };
}
