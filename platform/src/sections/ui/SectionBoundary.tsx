import { useRouteError } from '@portal/shared/router';
import { SHELL_NAME } from '@portal/shared/section';
import type { SectionError } from '../failures/SectionError.ts';
import { usePortal } from './PortalContext.ts';
import { ReadableFailure } from './ReadableFailure.tsx';
import { SectionFailure } from './SectionFailure.tsx';
import { useNewAttempt } from './useNewAttempt.ts';
import { useReadablePage } from './useReadablePage.ts';

/** Replaces a page that could not be shown. */
export function FailedPage({ error }: { error: SectionError }) {
  const { sections } = usePortal();
  const readable = useReadablePage();
  const retry = useNewAttempt();
  if (readable) return <ReadableFailure error={error} page={readable} retry={retry} />;
  const title = sections.registry.sections.find(({ name }) => name === error.section)?.title;
  return <SectionFailure error={error} title={title} retry={retry} />;
}

/**
 * Catches errors of a section, while loading or rendering, so that the frame and the other sections keep working.
 * Without a section it catches errors in finding sections, and those of the shell's own pages.
 */
export function SectionBoundary({ section = SHELL_NAME }: { section?: string }) {
  const { sections } = usePortal();
  return <FailedPage error={sections.asError(useRouteError(), section)} />;
}
