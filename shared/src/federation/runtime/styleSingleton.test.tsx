import { render } from '@testing-library/react';
import { styleSingleton } from './styleSingleton.ts';

/** Rules and texts of the document's style elements. */
const inDocument = () => {
  const elements = [...document.querySelectorAll('style')];
  return {
    rules: elements.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText)),
    texts: elements.map(({ textContent }) => textContent),
  };
};

test('rules are in the document once while they have users, never as text, which the policy blocks', () => {
  const Rules = styleSingleton();
  const first = render(<Rules styles="body { overflow: hidden; }" />);
  const second = render(<Rules styles="body { overflow: hidden; }" />);
  const { rules, texts } = inDocument();
  expect(rules).toHaveLength(1);
  expect(rules[0]).toMatch(/body \{\s*overflow: hidden;?\s*\}/);
  expect(texts).toEqual(['']);
  first.unmount();
  expect(inDocument().rules).toHaveLength(1);
  second.unmount();
  expect(inDocument().texts).toEqual([]);
});

test('dynamic rules are replaced, others stay unchanged', () => {
  const Rules = styleSingleton();
  const { rerender, unmount } = render(<Rules styles="a { top: 1px; }" />);
  rerender(<Rules styles="a { top: 2px; }" />);
  expect(inDocument().rules[0]).toContain('1px');
  rerender(<Rules styles="a { top: 3px; }" dynamic />);
  expect(inDocument().rules[0]).toContain('3px');
  unmount();
});
