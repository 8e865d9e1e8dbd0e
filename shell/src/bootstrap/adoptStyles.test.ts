import { waitFor } from '@testing-library/react';
import { adoptStyles } from './adoptStyles.ts';

const add = (text: string) => {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  return style;
};

/** Simulates a browser whose policy blocks the element's text: it has rules only without a text. */
const refuseTexts = () =>
  jest.spyOn(HTMLStyleElement.prototype, 'sheet', 'get').mockImplementation(function (this: HTMLStyleElement) {
    return this.textContent ? null : ({ insertRule: inserted } as unknown as CSSStyleSheet);
  });
const inserted = jest.fn();

afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

test('the text of a style element that the policy blocks is inserted as rules; an allowed one stays', async () => {
  adoptStyles();
  const known = add('a { top: 1px; }');
  await waitFor(() => expect(known.sheet?.cssRules).toHaveLength(1));
  refuseTexts();
  const refused = add('b { top: 2px; }');
  await waitFor(() => expect(inserted).toHaveBeenCalledWith('@media all{b { top: 2px; }}'));
  expect(refused.textContent).toBe('');
  expect(known.textContent).toBe('a { top: 1px; }');
});
