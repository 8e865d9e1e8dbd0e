import { preloadFiles } from './preloadFiles.ts';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
const files = (names: readonly string[]) => names.map((name) => ({ href: `/remotes/${name}`, as: 'script' as const }));

afterEach(() => {
  document.head.innerHTML = '';
});

test('five files are fetched concurrently, and the others as these arrive or fail', () => {
  preloadFiles(files(['1', '2', '3', '4', '5', '6', '7', '8']));
  expect(links()).toHaveLength(5);
  links()[2]?.dispatchEvent(new Event('load'));
  links()[0]?.dispatchEvent(new Event('error'));
  expect(links().map((link) => link.getAttribute('href'))).toEqual(
    ['1', '2', '3', '4', '5', '6', '7'].map((name) => `/remotes/${name}`),
  );
});

test('a hanging section does not block the fetches of another, and no file is fetched twice', () => {
  preloadFiles(files(['a1', 'a2', 'a3', 'a4', 'a5']));
  preloadFiles(files(['a1', 'b1']));
  expect(links()).toHaveLength(6);
});
