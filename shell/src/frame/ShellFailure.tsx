import { useEffect } from 'react';
import { association } from '@portal/shared/association';
import { useRouteError } from '@portal/shared/router';
import { Button } from '@portal/shared/ui';
import { usePortal } from '../sections/ui/PortalContext.ts';
import styles from '../sections/ui/SectionFailure.module.css';

/** Shown when the frame itself failed: the only failure that needs a page reload. */
export function ShellFailure() {
  const { failures } = usePortal().sections;
  const thrown = useRouteError();
  useEffect(() => failures.reportUncaught(thrown), [failures, thrown]);
  return (
    <main className={styles.root} id="main">
      <h1>화면을 표시하지 못했습니다</h1>
      <p className={styles.hint}>잠시 후 다시 시도해 주십시오. 계속되면 {association.phone}(으)로 문의해 주십시오.</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => location.reload()}>
          다시 시도
        </Button>
      </div>
    </main>
  );
}
