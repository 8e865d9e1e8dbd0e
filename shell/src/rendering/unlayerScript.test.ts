import { waitFor } from '@testing-library/react';
import { UNLAYER_SCRIPT } from './unlayerScript.ts';

const LAYERED =
  '@layer tokens, reset;@layer kit{.a{gap:1px}@media print{.a{gap:2px}}}.b{gap:3px}@layer reset{.c{gap:4px}}';
const FLAT = '.a{gap:1px}@media print{.a{gap:2px}}.b{gap:3px}.c{gap:4px}';

const run = () => {
  document.head.innerHTML = `<script nonce="n"></script><style>${LAYERED}</style><link rel="stylesheet" href="/a.css">`;
  new Function(UNLAYER_SCRIPT)();
  document.dispatchEvent(new Event('DOMContentLoaded'));
};
const styles = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent);

afterEach(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));

test('a browser that has layers gets its styles as they are', () => {
  Object.assign(window, { CSSLayerBlockRule: class {} });
  run();
  expect(styles()).toEqual([LAYERED]);
});

test('another one gets all rules without their layers, those of linked sheets too', async () => {
  const text = async () => LAYERED;
  const fetched = jest.fn(async () => ({ text }));
  Object.assign(globalThis, { fetch: fetched });
  run();
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  await waitFor(() => expect(styles()).toEqual([FLAT, FLAT]));
  expect(fetched).toHaveBeenCalledWith(`${location.origin}/a.css`);
});
