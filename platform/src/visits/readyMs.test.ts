import { readyMs } from './readyMs.ts';

let visibility: DocumentVisibilityState;

const documentWith = (hydratedAt: number | null, files: Readonly<Record<string, number>>) => {
  const marks = hydratedAt === null ? [] : [{ startTime: hydratedAt }];
  const entries = Object.entries(files).map(([name, transferSize]) => ({ name: location.origin + name, transferSize }));
  Object.assign(performance, { getEntriesByName: () => marks, getEntriesByType: () => entries });
};

beforeEach(() => {
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => jest.restoreAllMocks());

test('is the time to hydration if a file of the build was transferred', () => {
  documentWith(812.4, { '/remotes/mf-about/entry.js': 4000, '/assets/main.js': 0 });
  expect(readyMs('/remotes/mf-about/')).toBe(812);
  expect(readyMs('/assets/')).toBeUndefined();
});

test('is unknown for a page rendered by the browser, and for a hidden page', () => {
  documentWith(null, { '/remotes/mf-about/entry.js': 4000 });
  expect(readyMs('/remotes/mf-about/')).toBeUndefined();
  documentWith(812, { '/remotes/mf-about/entry.js': 4000 });
  visibility = 'hidden';
  expect(readyMs('/remotes/mf-about/')).toBeUndefined();
});
