const isBlank = (text) => text.trim() === '';

/** Possible results of an expression in braces: text, an element, nothing, or unknown until run time. */
function becomes(node) {
  if (node.type === 'Literal')
    return typeof node.value === 'string' && node.value !== '' ? (isBlank(node.value) ? [] : ['text']) : ['nothing'];
  if (node.type === 'TemplateLiteral') return ['text'];
  if (node.type === 'JSXElement') return ['element'];
  if (node.type === 'JSXFragment') return node.children.flatMap(ofChild);
  if (node.type === 'LogicalExpression')
    return node.operator === '&&'
      ? ['nothing', ...becomes(node.right)]
      : [...becomes(node.left), ...becomes(node.right)];
  if (node.type === 'ConditionalExpression') return [...becomes(node.consequent), ...becomes(node.alternate)];
  if (node.type === 'Identifier' && node.name === 'undefined') return ['nothing'];
  return ['value'];
}
const ofChild = (child) =>
  child.type === 'JSXText'
    ? isBlank(child.value)
      ? []
      : ['text']
    : becomes(child.type === 'JSXExpressionContainer' ? child.expression : child);
function comesAndGoes(child) {
  const kinds = ofChild(child);
  const isConditional = ['LogicalExpression', 'ConditionalExpression'].includes(child.expression?.type);
  return isConditional && (kinds.includes('nothing') || (kinds.includes('element') && kinds.includes('text')));
}

/**
 * A translator replaces text nodes. React then finds neither the text to remove nor the one to insert before, and the
 * page crashes.
 */
export const textInElement = {
  create(context) {
    const check = ({ children }) => {
      const seen = children.filter((child) => ofChild(child).length > 0);
      if (seen.length < 2) return;
      for (const [index, child] of seen.entries()) {
        const kinds = ofChild(child);
        const isBehind = seen.slice(0, index).some(comesAndGoes) && kinds.includes('text');
        if ((comesAndGoes(child) && kinds.includes('text')) || isBehind)
          context.report({
            node: child,
            message: 'Text that comes and goes, or stands behind what does, has an element of its own.',
          });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
