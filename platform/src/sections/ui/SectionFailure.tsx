import { useEffect } from 'react';
import { association } from '@portal/shared/association';
import { PATHS } from '@portal/shared/section';
import { Button, ButtonLink } from '@portal/shared/ui';
import type { SectionError } from '../failures/SectionError.ts';
import { FAILURE_MESSAGES } from './failureMessages.ts';
import styles from './SectionFailure.module.css';
import { useRetry } from './useRetry.ts';

interface SectionFailureProps {
  error: SectionError;
  /** Title of the section; undefined if the page's section is unknown. */
  title: string | undefined;
  /** Retries without reloading the page; resolves when the attempt has ended. */
  retry(): Promise<void>;
}

/** Replaces a section's page: shows the cause and a retry button. */
export function SectionFailure({ error, title, retry }: SectionFailureProps) {
  const { busy, again } = useRetry(error, retry);
  const heading = `${title ? `${title} 화면` : '화면'}을 불러오지 못했습니다`;
  useEffect(() => {
    document.title = `${heading} | ${association.name}`;
  }, [heading]);
  return (
    <section className={styles.root} data-section={error.section} data-cause={error.cause}>
      <h1 tabIndex={-1} data-page-heading="">
        {heading}
      </h1>
      <p className={styles.why} role="alert">
        {FAILURE_MESSAGES[error.cause]}
      </p>
      <p className={styles.hint}>
        다른 메뉴는 그대로 이용하실 수 있습니다. 급하신 경우 협회({association.phone})로 문의해주세요.
      </p>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" to={PATHS.home}>
          홈으로
        </ButtonLink>
        <Button variant="primary" busy={busy} onClick={again}>
          다시 시도
        </Button>
      </div>
    </section>
  );
}
