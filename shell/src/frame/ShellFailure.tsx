import { useLayoutEffect, useState } from 'react';
import { usePortal } from '@portal/platform/sections/ui/PortalContext';
import { association } from '@portal/shared/association';
import { useRouteError } from '@portal/shared/router';
import { Button } from '@portal/shared/ui';
import styles from '../../../platform/src/sections/ui/SectionFailure.module.css';
import { hasFrame, markDrawn } from './whenFrameReady.ts';

/**
 * Shown if the frame itself failed: the only failure that needs a page reload. If it was never drawn, the page sent by
 * the server stays.
 */
export function ShellFailure() {
  const { sections, router, giveBack } = usePortal();
  const { failures } = sections;
  const thrown = useRouteError();
  const [toGiveBack] = useState(() => (hasFrame() ? undefined : giveBack));
  // Before anything is drawn: a readable page must not disappear for a moment.
  useLayoutEffect(() => {
    toGiveBack?.();
    failures.reportUncaught(thrown);
    // No other page will be drawn.
    markDrawn(router.state.location.key);
  }, [failures, router, thrown, toGiveBack]);
  if (toGiveBack) return null;
  return (
    <main className={styles.root} id="main">
      <h1>화면을 표시하지 못했습니다</h1>
      <p className={styles.hint}>잠시 후 다시 시도해주세요. 계속되면 협회({association.phone})로 문의해주세요.</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => location.reload()}>
          다시 시도
        </Button>
      </div>
    </main>
  );
}
