import { Button } from '@portal/shared/ui';
import type { SectionError } from '../sections/failures/SectionError.ts';
import { useRetry } from '../sections/ui/useRetry.ts';
import styles from './Slot.module.css';

interface InsetFailureProps {
  error: SectionError;
  /** Title of the inset; without one nothing is shown. */
  title: string | undefined;
  /** Retries; resolves when the attempt has ended. */
  retry(): Promise<void>;
}

/** Replaces an inset that could not be shown; the page around it is not affected. */
export function InsetFailure({ error, title, retry }: InsetFailureProps) {
  const { busy, again } = useRetry(error, retry);
  if (!title) return null;
  return (
    <div className={styles.failure} data-section={error.section} data-cause={error.cause}>
      <p>{title}: 지금은 보여드리지 못합니다.</p>
      <Button variant="secondary" size="small" busy={busy} onClick={again}>
        다시 시도
      </Button>
    </div>
  );
}
