import { createElement } from 'react';
import { RegistryStore } from '@portal/platform/sections/registry/RegistryStore';
import { Sections } from '@portal/platform/sections/registry/Sections';
import { aRegistry } from '@portal/platform/sections/testing/sampleSection';
import { PortalContext } from '@portal/platform/sections/ui/PortalContext';
import { ClientProvider, configureClient } from '@portal/shared/client';
import { AS_GUEST, createServerQueryClient } from '@portal/shared/client/server';
import { MemoryRouter } from '@portal/shared/router/testing';
import { toHtml } from '@portal/shared/server/toHtml';
import { longestHold } from '@portal/shared/testing/longestHold';
import SearchPage from './SearchPage.tsx';

jest.mock('@portal/platform/sections/loading/container', () => ({ runSection: () => new Promise(() => undefined) }));
jest.mock('@portal/platform/sections/loading/hostContract', () => ({
  hostContract: { versions: {}, exportsOf: () => null },
}));

/** Maximum time for which one visitor's page may block the thread. */
const MAX_HOLD_MS = 50;
/** Maximum length of the keyword in an address that the server renders. */
const LETTERS = 290;

const TITLE = '2026년 제6회 외식경영관리사 자격시험 시행 공고와 응시자 유의사항 안내 '.repeat(5).slice(0, 200);
const found = {
  list: Array.from({ length: 20 }, (_, place) => ({
    kind: 'notice' as const,
    no: place + 1,
    title: TITLE,
    excerpt: TITLE,
    date: '2026-11-20T12:00:00+09:00',
    url: '',
  })),
  pageInfo: { page: 1, endPage: 100_000, totalRow: 1_000_000 },
  counts: { notice: 60 },
  hasMore: true,
};
const findable = Array.from({ length: 80 }, (_, place) => ({
  path: `/news/${place}`,
  title: TITLE,
  words: Array.from({ length: 20 }, () => '위생교육 안내'),
  membersOnly: false,
}));

const filled = (piece: string) => piece.repeat(LETTERS).slice(0, LETTERS);

test.each([
  ['letters with spaces', filled('a ')],
  ['syllables of titles', filled('외식경영관리사자격시험')],
  ['one letter', filled('a')],
  ['signs of patterns', filled('(.*+?[')],
  ['spaces', `외${' '.repeat(LETTERS - 2)}식`],
  ['elements', filled('<b>')],
  ['a title without its spaces, but for one letter', `${TITLE.replaceAll(' ', '').slice(0, 100)}쀍`],
])('the page of a search for %s does not block its thread longer than that', async (_what, keyword) => {
  const words = keyword.split(' ').filter(Boolean);
  configureClient({ ...AS_GUEST, ask: async () => ({ ...found, words }) as never });
  const sections = new Sections(
    new RegistryStore(JSON.stringify({ ...aRegistry(), findable })),
    async () => undefined,
    () => Promise.reject(new Error()),
  );
  const address = `/search?${new URLSearchParams({ keyword, kind: 'constructor', page: '999999999' })}`;
  const page = () => {
    const queryClient = createServerQueryClient({ until: Date.now() + 60_000 });
    const portal = { sections, router: undefined as never, queryClient };
    return createElement(
      PortalContext,
      { value: portal },
      createElement(ClientProvider, {
        queryClient,
        children: createElement(MemoryRouter, { initialEntries: [address] }, createElement(SearchPage)),
      }),
    );
  };
  let html = '';
  const hold = await longestHold(async () => {
    html = await toHtml(page(), new AbortController().signal);
  }, MAX_HOLD_MS);
  expect(html).toContain('검색');
  expect(hold).toBeLessThan(MAX_HOLD_MS);
});
