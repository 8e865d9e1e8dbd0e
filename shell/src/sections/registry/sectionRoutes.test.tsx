import { render, screen } from '@testing-library/react';
import { RouterProvider } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { CONTRACT_VERSION, page, type SectionRoute } from '@portal/shared/section';
import type { SectionError } from '../loading/SectionError.ts';
import { SectionLoader } from '../loading/SectionLoader.ts';
import { aBuild, aSection } from '../testing/sampleSection.ts';
import { sectionRoutes } from './sectionRoutes.tsx';

const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

/** Draws the routes that a section exports, as the shell's router does. */
async function show(builds: Record<string, SectionRoute[]>, live: () => string) {
  const reports: SectionError[] = [];
  const loader = new SectionLoader('mf-news-space', {
    entry: () => aSection({ current: aBuild({ id: live() }) }),
    refreshRegistry: async () => undefined,
    run: async ({ id }) => ({ default: { contractVersion: CONTRACT_VERSION, routes: builds[id] ?? [] } }),
    pause: async () => undefined,
    report: (error) => reports.push(error),
    shared: {},
  });
  const { routes } = await loader.load();
  const router = createMemoryRouter(
    [{ children: sectionRoutes(loader, routes), errorElement: <p>실패</p>, hydrateFallbackElement: <></> }],
    {
      initialEntries: ['/news/notice'],
    },
  );
  render(<RouterProvider router={router} />);
  return { reports };
}

test('a page that fails once is loaded again before the visitor notices', async () => {
  let first = true;
  const load = async () => {
    if (first) {
      first = false;
      throw chunkError();
    }
    return { default: () => <h1>공지사항</h1> };
  };
  const { reports } = await show({ b2: [{ path: '/news/notice', ...page(load) }] }, () => 'b2');
  expect(await screen.findByRole('heading', { name: '공지사항' })).toBeInTheDocument();
  expect(reports).toHaveLength(0);
});

test('a page whose file is gone after a redeploy comes from the new build', async () => {
  let live = 'b2';
  const builds = {
    b2: [
      {
        path: '/news/notice',
        ...page(async () => {
          live = 'b3';
          throw chunkError();
        }),
      },
    ],
    b3: [{ path: '/news/notice', ...page(async () => ({ default: () => <h1>새 공지사항</h1> })) }],
  };
  await show(builds, () => live);
  expect(await screen.findByRole('heading', { name: '새 공지사항' })).toBeInTheDocument();
});

test('a page that keeps failing is reported with its build and cause', async () => {
  const { reports } = await show(
    { b2: [{ path: '/news/notice', ...page(() => Promise.reject(chunkError())) }] },
    () => 'b2',
  );
  expect(await screen.findByText('실패')).toBeInTheDocument();
  expect(reports.map(({ build, cause }) => [build, cause])).toEqual([['b2', 'chunk-gone']]);
});
