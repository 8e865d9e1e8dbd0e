import { render, screen } from '@testing-library/react';
import type { SectionError } from '@portal/platform/sections/failures/SectionError';
import { RegistryStore } from '@portal/platform/sections/registry/RegistryStore';
import { Sections } from '@portal/platform/sections/registry/Sections';
import { aRegistry, aSection } from '@portal/platform/sections/testing/sampleSection';
import { PortalContext } from '@portal/platform/sections/ui/PortalContext';
import { takeReadablePage } from '@portal/platform/sections/ui/ReadablePage';
import { ClientProvider, createQueryClient } from '@portal/shared/client';
import { AdBannerList } from '@portal/shared/contract/main';
import { RouterProvider } from '@portal/shared/router';
import { routeModule, type PageModule } from '@portal/shared/section';
import { endSession } from '@portal/shared/session';
import { FakeApi } from '@portal/shared/testing';
import { createPortalRouter } from '../router.tsx';

/** Mock that runs a section's code; each test sets its result. */
export const runSection = jest.fn<Promise<unknown>, []>();

/** Resets all state of the browser between tests. */
export function forgetAll() {
  window.scrollTo = () => undefined;
  localStorage.clear();
  sessionStorage.clear();
  endSession();
  runSection.mockReset();
  // React logs errors caught by a boundary; the tests check the page.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

export const heading = (title: string) => () => (
  <h1 tabIndex={-1} data-page-heading="">
    {title}
  </h1>
);

/** Module of the notices page. */
export const notice = async () => ({ default: heading('공지사항') });

/** Makes the section's code export these pages. */
export const exporting = (pages: Record<string, () => Promise<PageModule>>) =>
  runSection.mockResolvedValue({
    default: routeModule({ pages: Object.entries(pages).map(([path, load]) => ({ path, title: path, load })) }),
  });

/** A portal in a new document at a path, which has only the section of that path, as in the HTML. */
export function aPortal(path: string, firstFailure?: SectionError) {
  history.replaceState(null, '', path);
  const api = new FakeApi().answer(AdBannerList, { list: [], pageInfo: { page: 1, endPage: 0, totalRow: 0 } });
  api.install();
  const all = [
    aSection(),
    aSection({
      name: 'mf-manager',
      prefixes: ['/manager'],
      pages: ['edu', 'exam'].map((kind) => ({ path: `/manager/${kind}/apply`, title: '신청', guarded: true })),
    }),
  ];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const asked = new URL(String(input), location.href).searchParams.get('path') ?? '';
    const sections = all.filter(({ prefixes }) => prefixes.some((prefix) => asked.startsWith(prefix)));
    return Response.json(aRegistry({ sections, builds: { 'mf-news-space': 'b2', 'mf-manager': 'b2' } }));
  });
  const sections = new Sections(
    new RegistryStore(JSON.stringify(aRegistry({ sections: [] }))),
    async () => undefined,
    runSection,
  );
  const router = createPortalRouter(sections, { firstFailure });
  const queryClient = createQueryClient();
  return { sections, router, queryClient };
}

/** Opens such a portal. */
export function openPortal(path: string, firstFailure?: SectionError) {
  const { sections, router, queryClient } = aPortal(path, firstFailure);
  const readablePage = firstFailure && takeReadablePage();
  render(
    <PortalContext value={{ sections, router, queryClient, readablePage }}>
      <ClientProvider queryClient={queryClient}>
        <RouterProvider router={router} />
      </ClientProvider>
    </PortalContext>,
  );
  return { router, sections };
}

export const retry = () => screen.findByRole('button', { name: '다시 시도' });
