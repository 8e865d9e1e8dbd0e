import { Skeleton } from '@portal/shared/ui';
import { NotFound } from '../../notFound/NotFound.tsx';
import { usePortal } from './PortalContext.ts';
import styles from './SectionPlaceholder.module.css';

/** Shown until a section's routes are loaded; after that, a path that still ends here does not exist. */
export function SectionPlaceholder({ section }: { section: string }) {
  const { sections } = usePortal();
  if (sections.loader(section).state.phase === 'ready') return <NotFound />;
  return (
    <div className={styles.root} aria-busy="true">
      <Skeleton width="14rem" height="2.5rem" />
      <Skeleton width="100%" height="1.25rem" />
      <Skeleton width="70%" height="1.25rem" />
      <Skeleton width="100%" height="16rem" />
    </div>
  );
}
