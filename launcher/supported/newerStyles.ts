import { parse, type AtRule, type ChildNode, type Declaration } from 'postcss';
import type { NewerFeature } from './newerFeatures.ts';

// First Chromium, Safari and Firefox of each; a property or keyword not listed costs looks alone.

/** Pseudo-classes: a browser without one drops the whole rule. */
const SELECTORS = [
  ':has(', // 105, 15.4, 121
  ':user-valid', // 119, 16.5, 88
  ':user-invalid',
  ':popover-open', // 114, 17, 125
  ':open', // 133, 26, 136
];

/** Values: a browser without one drops the declaration. */
const VALUES = /\b(color-mix|light-dark|oklch|oklab|lch|lab|subgrid)\b|\d(?:[dsl]v[hw]|cq[whib])\b/;

/** Properties that decide about more than looks. */
const PROPERTIES = new Set(['zoom']); // 1, 3.1, 126

const AT_RULES = new Set(['container', 'scope', 'starting-style', 'view-transition']);

/** True if `@supports` around a node tests for a feature. */
function isGuarded({ parent }: ChildNode | AtRule, name: string): boolean {
  if (!parent || parent.type === 'document') return false;
  if (parent.type === 'atrule' && (parent as AtRule).name === 'supports' && (parent as AtRule).params.includes(name))
    return true;
  return isGuarded(parent as AtRule, name);
}

/** True if an earlier declaration of the same property is one that every supported browser knows. */
function hasFallback(declaration: Declaration): boolean {
  const earlier = declaration.parent?.nodes.slice(0, declaration.parent.index(declaration)) ?? [];
  return earlier.some((each) => each.type === 'decl' && each.prop === declaration.prop && !VALUES.test(each.value));
}

function newerPartOf(node: ChildNode): string | undefined {
  switch (node.type) {
    case 'rule':
      return node.parent?.type === 'rule' ? 'nesting' : SELECTORS.find((name) => node.selector.includes(name));
    case 'atrule':
      return AT_RULES.has(node.name) ? `@${node.name}` : undefined;
    case 'decl':
      if (PROPERTIES.has(node.prop)) return node.prop;
      return hasFallback(node) ? undefined : VALUES.exec(node.value)?.[0].replace(/^\d/, '');
    default:
      return undefined;
  }
}

/** Features of built styles that some supported browser lacks, outside a `@supports` that tests for them. */
export function newerStyles(styles: string): NewerFeature[] {
  const found: NewerFeature[] = [];
  parse(styles).walk((node) => {
    const name = newerPartOf(node);
    const start = node.source?.start;
    if (name && start && !isGuarded(node, name)) found.push({ name, line: start.line, column: start.column - 1 });
  });
  return found;
}
