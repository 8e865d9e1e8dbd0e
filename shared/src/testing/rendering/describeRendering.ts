import { routeModule, type RouteModule, type Section } from '@portal/shared/section';
import { renderOnServer, type ServerPage } from './renderOnServer.ts';

declare global {
  /** Available in the file of a section's suite, which starts without a browser: creates one. */
  var becomeBrowser: (() => void) | undefined;
}

/** URL of a page with a value for each path segment and each query name. */
const addressOf = ({ path, query = [] }: Section['pages'][number]): string => {
  const own = path.replace(/:\w+/g, '1');
  return query.length > 0 ? `${own}?${query.map((name) => `${name}=1`).join('&')}` : own;
};

/** Section with its public insets as pages, because they are rendered in the same way. */
const withInsets = (section: Section): Section => ({
  ...section,
  pages: [
    ...section.pages,
    ...(section.insets ?? [])
      .filter(({ guarded }) => !guarded)
      .map(({ name, load }) => ({ path: `/inset/${name}`, title: name, load })),
  ],
});

/** Problems of server rendering and hydration by page URL. */
export async function renderingProblems(
  section: Section,
  module: RouteModule,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (!globalThis.becomeBrowser)
    throw new Error('describeSection is called in a file that is not named section.test.ts');
  const rendered = new Map<string, ServerPage>();
  for (const address of addresses) rendered.set(address, await renderOnServer(module, address));
  globalThis.becomeBrowser();
  jest.resetModules();
  const { hydrate } = await import('./hydrate.ts');
  const problems = new Map<string, string[]>();
  for (const [address, page] of rendered) {
    if (page.kind === 'failed') problems.set(address, [`the server cannot render it: ${page.reason}`]);
    else problems.set(address, page.kind === 'rendered' ? await hydrate(section, address, page) : []);
  }
  return problems;
}

/** Tests that every public page and inset is rendered without a browser and hydrated without errors. */
export function describeRendering(info: Section): void {
  const section = withInsets(info);
  const addresses = section.pages.filter((page) => !page.guarded && !page.employeesOnly).map(addressOf);
  if (addresses.length === 0) return;

  describe('rendered by the server', () => {
    let problems: ReadonlyMap<string, string[]>;
    beforeAll(async () => {
      problems = await renderingProblems(section, routeModule(section), addresses);
    }, 60_000);

    test('every page touches nothing of the browser, and is hydrated without a complaint', () => {
      const none = addresses.map((address) => [address, []]);
      expect(Object.fromEntries(problems)).toEqual(Object.fromEntries(none));
    });
  });
}
