import { fetchDocument } from './fetchDocument.ts';

const setSupports = (types: readonly string[] | null) =>
  Object.assign(HTMLScriptElement, { supports: types && ((type: string) => types.includes(type)) });
const rules = () => document.head.querySelector('script');

beforeEach(() => {
  document.head.innerHTML = '';
});
afterEach(() => setSupports(null));

test('asks for the document of one address, ahead and not as a page that runs', () => {
  setSupports(['speculationrules']);
  fetchDocument('/about/ci?a=1');
  expect(rules()).toMatchObject({ type: 'speculationrules' });
  expect(JSON.parse(rules()?.textContent ?? '')).toEqual({ prefetch: [{ source: 'list', urls: ['/about/ci?a=1'] }] });
});

test.each([[null], [['module', 'importmap']]])('does nothing in a browser that cannot: %s', (types) => {
  setSupports(types);
  fetchDocument('/about/ci');
  expect(rules()).toBeNull();
});
