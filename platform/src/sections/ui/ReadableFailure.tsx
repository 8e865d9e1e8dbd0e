import { Button } from '@portal/shared/ui';
import type { SectionError } from '../failures/SectionError.ts';
import { FAILURE_MESSAGES } from './failureMessages.ts';
import { ReadableContent } from './ReadableContent.tsx';
import styles from './ReadableFailure.module.css';
import type { ReadablePage } from './ReadablePage.ts';
import { useRetry } from './useRetry.ts';

interface ReadableFailureProps {
  error: SectionError;
  page: ReadablePage;
  /** Retries without reloading the page; resolves when the attempt has ended. */
  retry(): Promise<void>;
}

/** Shows the page rendered by the server, with a note that its buttons and fields do not work yet, and retries. */
export function ReadableFailure({ error, page, retry }: ReadableFailureProps) {
  const { busy, again } = useRetry(error, retry);
  return (
    <>
      <div className={styles.notice} data-section={error.section} data-cause={error.cause}>
        <p role="alert">
          {FAILURE_MESSAGES[error.cause]} 내용은 읽으실 수 있으나, 이 화면의 버튼과 입력란은 아직 쓰실 수 없습니다.
        </p>
        <Button variant="secondary" busy={busy} onClick={again}>
          다시 시도
        </Button>
      </div>
      <ReadableContent page={page} />
    </>
  );
}
