import { useRouteError } from '@portal/shared/router';
import { SHELL_NAME } from '@portal/shared/section';
import { usePortal } from './PortalContext.ts';
import { ReadableFailure } from './ReadableFailure.tsx';
import { SectionFailure } from './SectionFailure.tsx';
import { useNewAttempt } from './useNewAttempt.ts';
import { useReadablePage } from './useReadablePage.ts';

/**
 * Catches what a section throws, while loading or while rendering, so that the frame and the other sections go on.
 * Without a section it catches what keeps the sections from being found, and the shell's own pages.
 */
export function SectionBoundary({ section = SHELL_NAME }: { section?: string }) {
  const { sections } = usePortal();
  const error = sections.asError(useRouteError(), section);
  const readable = useReadablePage();
  const retry = useNewAttempt();
  if (readable) return <ReadableFailure error={error} page={readable} retry={retry} />;
  const title = sections.registry.sections.find(({ name }) => name === error.section)?.title;
  return <SectionFailure error={error} title={title} retry={retry} />;
}
