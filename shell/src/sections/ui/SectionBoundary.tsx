import { useCallback, useEffect } from 'react';
import { useLocation, useRouteError } from '@portal/shared/router';
import { asSectionError } from '../loading/SectionError.ts';
import { usePortal } from './PortalContext.ts';
import { SectionFailure } from './SectionFailure.tsx';

/** Catches what a section throws, while loading or while rendering, so that the frame and the other sections go on. */
export function SectionBoundary({ section }: { section: string }) {
  const { sections, router } = usePortal();
  const thrown = useRouteError();
  const location = useLocation();
  const loader = sections.loader(section);
  const state = loader.state;
  const error = asSectionError(thrown, section, state.phase === 'ready' ? state.build : '');

  const crashed = error.reason === 'crashed' ? thrown : null;
  useEffect(() => {
    // What failed while loading was reported where it failed.
    if (crashed) loader.tools.report(asSectionError(crashed, section, ''));
  }, [crashed, loader, section]);

  const retry = useCallback(async () => {
    loader.reset();
    const { pathname, search, hash } = location;
    await router.navigate(
      { pathname, search, hash },
      { replace: true, preventScrollReset: true, state: location.state },
    );
  }, [loader, location, router]);

  const title = sections.registry.entry(section).title;
  return <SectionFailure error={error} title={title} retry={retry} />;
}
