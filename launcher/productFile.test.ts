import { isProduct } from './productFile.ts';

test.each(['api/src/main.ts', 'shared/src/ui/button/Button.tsx', 'shell/src/home/latest.ts'])(
  '%s is the product',
  (file) => expect(isProduct(file)).toBe(true),
);

test.each([
  'api/src/main.test.ts',
  'e2e/journeys/walking.spec.ts',
  'shared/src/ui/button/Button.stories.tsx',
  'shared/src/gallery/Example.tsx',
  'shared/src/testing/host.tsx',
  'api/src/testing/index.ts',
  'mf-about/src/testHost.tsx',
])('%s is not', (file) => expect(isProduct(file)).toBe(false));
