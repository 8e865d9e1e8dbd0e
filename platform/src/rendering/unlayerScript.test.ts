import { waitFor } from '@testing-library/react';
import { UNLAYER_SCRIPT } from './unlayerScript.ts';

const LAYERED =
  '@layer tokens, reset;@layer kit{.a{gap:1px}@media print{.a{gap:2px}}}.b{gap:3px}@layer reset{.c{gap:4px}}';
const FLAT = '@mediaall{.a{gap:1px}@mediaprint{.a{gap:2px}}.b{gap:3px}.c{gap:4px}}';

const run = () => {
  document.head.innerHTML = `<style>${LAYERED}</style><link rel="stylesheet" href="/a.css">`;
  new Function(UNLAYER_SCRIPT)();
  document.dispatchEvent(new Event('DOMContentLoaded'));
};
const texts = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
/** Applied rules, without spaces. */
const rules = () =>
  [...document.querySelectorAll('style')].map(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replaceAll(/[\s;]/g, '')).join(''),
  );

afterEach(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));

test('a browser with cascade layers gets its styles unchanged', () => {
  Object.assign(window, { CSSLayerBlockRule: class {} });
  run();
  expect(texts()).toEqual([LAYERED]);
});

test('another one gets all rules without their layers, including those of linked sheets', async () => {
  const text = async () => LAYERED;
  const fetched = jest.fn(async () => ({ text }));
  Object.assign(globalThis, { fetch: fetched });
  run();
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  await waitFor(() => expect(rules()).toEqual([FLAT, FLAT]));
  // The page's policy allows an element only its original text, or none.
  expect(texts()).toEqual(['', '']);
  expect(fetched).toHaveBeenCalledWith(`${location.origin}/a.css`);
});
