import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../ui/index.ts';
import styles from './AddressSearchDialog.module.css';
import type { FoundAddress } from './foundAddress.ts';
import { readPostcodeMessage } from './postcodePage.ts';

/**
 * The service must have started within this time; otherwise the portal's own search is offered. A slow phone takes some
 * seconds for it.
 */
const TIMEOUT_MS = 8000;

interface PostcodeFrameProps {
  /** Address of the page that holds the service. */
  page: string;
  onChoose: (found: FoundAddress) => void;
  /** Called when the service cannot be reached: offline, a closed network, a blocker. */
  onUnreachable: () => void;
}

/**
 * The postcode service's own search. Its page is of another origin; the sandbox also keeps it from leading the portal
 * elsewhere and from opening windows.
 */
export function PostcodeFrame({ page, onChoose, onUnreachable }: PostcodeFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const callbacks = useRef({ onChoose, onUnreachable });
  useEffect(() => {
    callbacks.current = { onChoose, onUnreachable };
  }, [onChoose, onUnreachable]);

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => callbacks.current.onUnreachable(), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  useEffect(() => {
    const receive = (event: MessageEvent) => {
      const message = readPostcodeMessage(event, page, frame.current?.contentWindow ?? null);
      if (message?.type === 'postcode:ready') setReady(true);
      if (message?.type === 'postcode:failed') callbacks.current.onUnreachable();
      if (message?.type === 'postcode:chosen')
        callbacks.current.onChoose({ postCode: message.postCode, address: message.address });
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [page]);

  return (
    <>
      {!isReady && (
        <div className={styles.wait}>
          <Spinner label="주소 검색을 준비하고 있습니다" />
        </div>
      )}
      <iframe
        ref={frame}
        src={page}
        title="우편번호 서비스"
        sandbox="allow-scripts allow-same-origin allow-forms"
        hidden={!isReady}
        className={styles.embed}
      />
    </>
  );
}
