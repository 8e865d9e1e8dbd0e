import { useCallback, useEffect, useRef, useState } from 'react';
import { association } from '@portal/shared/association';
import type { SectionFailureCause } from '@portal/shared/contract/telemetry';
import { PATHS } from '@portal/shared/section';
import { Button, ButtonLink } from '@portal/shared/ui';
import type { SectionError } from '../failures/SectionError.ts';
import styles from './SectionFailure.module.css';

/** For the visitor; details for the developer are in the console and in the beacon. */
const MESSAGES: Record<SectionFailureCause, string> = {
  offline: '인터넷 연결이 끊겨 있습니다. 연결되면 자동으로 다시 불러옵니다.',
  http: '이 화면을 제공하는 서버에 연결하지 못했습니다.',
  timeout: '이 화면을 불러오는 데 시간이 너무 오래 걸립니다.',
  'not-a-manifest': '이 화면을 제공하는 서버에서 올바르지 않은 응답을 받았습니다.',
  'not-a-module': '이 화면을 제공하는 서버에서 올바르지 않은 응답을 받았습니다.',
  'chunk-gone': '화면이 새로 배포되는 중입니다. 다시 시도하면 새 화면을 불러옵니다.',
  'contract-mismatch': '이 화면은 지금 점검하고 있습니다. 점검이 끝나면 다시 이용하실 수 있습니다.',
  crashed: '화면을 표시하는 중에 문제가 발생했습니다.',
};

/** Coming back to the tab retries, but not within this time of the failure: that could repeat endlessly. */
const AUTOMATIC_RETRY_DELAY_MS = 5000;

interface SectionFailureProps {
  error: SectionError;
  /** The section's title; without one it is not known whose page it is. */
  title: string | undefined;
  /** Tries again without reloading the page; resolves when the attempt has ended. */
  retry(): Promise<void>;
}

/** Shown in place of the section's page: says why it is missing and tries again. */
export function SectionFailure({ error, title, retry }: SectionFailureProps) {
  const [busy, setBusy] = useState(false);
  const failedAt = useRef(0);
  const again = useCallback(async () => {
    setBusy(true);
    await retry().finally(() => setBusy(false));
  }, [retry]);

  useEffect(() => {
    failedAt.current = Date.now();
  }, [error]);

  useEffect(() => {
    const onOnline = () => void again();
    const onVisible = () => {
      if (document.visibilityState === 'visible' && Date.now() - failedAt.current > AUTOMATIC_RETRY_DELAY_MS)
        void again();
    };
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [again]);

  return (
    <section className={styles.root} data-section={error.section} data-cause={error.cause}>
      <h1 tabIndex={-1} data-page-heading="">
        {title ? `${title} 화면` : '화면'}을 불러오지 못했습니다
      </h1>
      <p className={styles.why} role="alert">
        {MESSAGES[error.cause]}
      </p>
      <p className={styles.hint}>
        다른 메뉴는 그대로 이용하실 수 있습니다. 급하신 경우 {association.phone}(으)로 문의해 주십시오.
      </p>
      <div className={styles.actions}>
        <Button variant="primary" busy={busy} onClick={() => void again()}>
          다시 시도
        </Button>
        <ButtonLink variant="secondary" to={PATHS.home}>
          홈으로
        </ButtonLink>
      </div>
    </section>
  );
}
