import { useCallback, useEffect } from 'react';
import { useLocation, useRouteError } from '@portal/shared/router';
import { usePortal } from './PortalContext.ts';
import { SectionFailure } from './SectionFailure.tsx';

/** Catches what a section throws, while loading or while rendering, so that the frame and the other sections go on. */
export function SectionBoundary({ section }: { section: string }) {
  const { sections, router } = usePortal();
  const thrown = useRouteError();
  const location = useLocation();
  const loader = sections.loader(section);

  useEffect(() => loader.reportCrash(thrown), [loader, thrown]);

  const retry = useCallback(async () => {
    loader.reset();
    const { pathname, search, hash } = location;
    await router.navigate(
      { pathname, search, hash },
      { replace: true, preventScrollReset: true, state: location.state },
    );
  }, [loader, location, router]);

  const title = sections.registry.entry(section).title;
  return <SectionFailure error={loader.asError(thrown)} title={title} retry={retry} />;
}
