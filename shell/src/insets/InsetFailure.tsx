import { Button } from '@portal/shared/ui';
import type { SectionError } from '../sections/failures/SectionError.ts';
import { useRetry } from '../sections/ui/useRetry.ts';
import styles from './Slot.module.css';

interface InsetFailureProps {
  error: SectionError;
  /** Of the inset; without it nothing is said. */
  title: string | undefined;
  /** Tries again; resolves when the attempt has ended. */
  retry(): Promise<void>;
}

/** Stands quietly in the place of an inset that could not be shown: the page around it goes on. */
export function InsetFailure({ error, title, retry }: InsetFailureProps) {
  const { busy, again } = useRetry(error, retry);
  if (!title) return null;
  return (
    <div className={styles.failure} data-section={error.section} data-cause={error.cause}>
      <p>{title}: 지금은 보여 드리지 못합니다.</p>
      <Button variant="secondary" size="small" busy={busy} onClick={again}>
        다시 시도
      </Button>
    </div>
  );
}
