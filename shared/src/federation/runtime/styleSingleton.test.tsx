import { render } from '@testing-library/react';
import { styleSingleton } from './styleSingleton.ts';

/** The rules of the document's style elements, and the texts of these. */
const inDocument = () => {
  const elements = [...document.querySelectorAll('style')];
  return {
    rules: elements.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText)),
    texts: elements.map(({ textContent }) => textContent),
  };
};

test('rules stand in the document once while somebody needs them, and never as a text, which no policy knows', () => {
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

test('rules that are dynamic are replaced, others stay as they were first', () => {
  const Rules = styleSingleton();
  const { rerender, unmount } = render(<Rules styles="a { top: 1px; }" />);
  rerender(<Rules styles="a { top: 2px; }" />);
  expect(inDocument().rules[0]).toContain('1px');
  rerender(<Rules styles="a { top: 3px; }" dynamic />);
  expect(inDocument().rules[0]).toContain('3px');
  unmount();
});
