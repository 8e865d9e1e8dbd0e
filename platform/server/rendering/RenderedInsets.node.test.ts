import type { Job, Outcome } from '../../src/rendering/job.ts';
import { portalFor } from '../registry/visitorRegistry.ts';
import { aSectionBuild, aSectionEntry, aShellBuild, versionsOf } from '../testing/sampleBuilds.ts';
import { RenderedInsets } from './RenderedInsets.ts';
import { RenderedPages } from './RenderedPages.ts';

const TODAY = versionsOf('19.3.1');
const NEXT = versionsOf('20.0.0');

/** A section with an inset in a slot of another section's page. */
const withInset = (name: string, prefix: string, builtAgainst: Record<string, string>, slot = 'homeUpper') =>
  aSectionEntry(
    aSectionBuild('one', {
      name,
      prefixes: [prefix],
      pages: [],
      builtAgainst,
      insets: [{ path: `${prefix}/#latest`, slot, order: 10, minHeight: { phone: '1rem', wide: '1rem' } }],
      server: { file: 'server.one.cjs', integrity: 'sha384-one' },
    }),
  );

const shellEntry = {
  name: 'shell' as const,
  current: aShellBuild('s1', { versions: TODAY }),
  previous: null,
  canary: null,
  beside: [aShellBuild('s2', { versions: NEXT })],
};

/** Renders the insets of two sections on a page. @returns the paths of rendered and of returned insets */
async function renderedOn(sections: ReturnType<typeof withInset>[], path: string) {
  const rendered: (string | undefined)[] = [];
  const renderer = {
    isBusy: () => false,
    render: async (_file: string, { inset }: Job): Promise<Outcome> => {
      rendered.push(inset);
      const rendering = { html: '', head: '', title: null, description: null, answers: [], isComplete: true };
      return { kind: 'rendered', rendering };
    },
    keepOnly: async () => undefined,
    close: async () => undefined,
  };
  const pages = new RenderedPages({ renderer, report: () => undefined, publishedPaths: new Set() });
  const originOf = async (section: string) => `http://${section}.internal`;
  const insets = new RenderedInsets({ pages, originOf, renderedByBrowsers: [] });
  const portal = portalFor({ shell: shellEntry, sections }, 50);
  const job: Job = { address: path, registry: '{}', section: null, frameOnly: false, visitor: null };
  const found = await insets.of(portal, path, { file: 'server.cjs', version: 'v1', job }, 1000);
  return { rendered, found: found.insets.map((inset) => inset.path) };
}

test('an inset of another generation than the document is not rendered, since it could not run there', async () => {
  const sections = [withInset('mf-news-space', '/news', TODAY), withInset('mf-about', '/about', NEXT)];
  expect(await renderedOn(sections, '/main')).toEqual({ rendered: ['/news/#latest'], found: ['/news/#latest'] });
});

test('nothing is rendered for a page of another generation: its registry names the insets of the portal’s own', async () => {
  const news = withInset('mf-news-space', '/news', TODAY, 'ownUpper');
  const host = (generation: Record<string, string>) => withInset('mf-sign', '/sign', generation, 'elsewhere');
  expect((await renderedOn([news, host(TODAY)], '/sign/me')).rendered).toEqual(['/news/#latest']);
  expect((await renderedOn([news, host(NEXT)], '/sign/me')).rendered).toEqual([]);
});

test('nothing is rendered for a page without its slot', async () => {
  expect(await renderedOn([withInset('mf-news-space', '/news', TODAY)], '/search')).toEqual({
    rendered: [],
    found: [],
  });
});
