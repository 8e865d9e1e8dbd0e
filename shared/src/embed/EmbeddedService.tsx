import { useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { Spinner } from '../ui/index.ts';
import styles from './EmbeddedService.module.css';
import { readEmbedMessage } from './readEmbedMessage.ts';

/**
 * The service must have started within this time; otherwise it counts as unreachable. A slow phone takes some seconds
 * for it.
 */
const TIMEOUT_MS = 8000;

type Service = 'postcode' | 'map';
/** That it is there or is not, or what its visitor has chosen. */
interface Message {
  type: `${Service}:${'ready' | 'failed' | 'chosen'}`;
}

interface EmbeddedServiceProps<Said extends Message> {
  /** Address of the page that holds the service. */
  page: string;
  /** What that page may say. */
  schema: v.GenericSchema<unknown, Said>;
  title: string;
  /** Said while it starts. */
  starting: string;
  onMessage?: (message: Said) => void;
  /** Called when the service cannot be reached: offline, a closed network, a blocker. */
  onUnreachable: () => void;
}

/**
 * A third party's service in a frame. Its page is of another origin; the sandbox also keeps it from leading the portal
 * elsewhere and from opening windows.
 */
export function EmbeddedService<Said extends Message>({
  page,
  schema,
  title,
  starting,
  onMessage,
  onUnreachable,
}: EmbeddedServiceProps<Said>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const callbacks = useRef({ onMessage, onUnreachable });
  useEffect(() => {
    callbacks.current = { onMessage, onUnreachable };
  }, [onMessage, onUnreachable]);

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => callbacks.current.onUnreachable(), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  useEffect(() => {
    const receive = (event: MessageEvent) => {
      const message = readEmbedMessage(event, schema, page, frame.current?.contentWindow ?? null);
      if (message?.type.endsWith(':ready')) setReady(true);
      else if (message?.type.endsWith(':failed')) callbacks.current.onUnreachable();
      else if (message) callbacks.current.onMessage?.(message);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [page, schema]);

  return (
    <div className={styles.root}>
      {!isReady && (
        <div className={styles.wait}>
          <Spinner label={starting} />
        </div>
      )}
      <iframe
        ref={frame}
        src={page}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms"
        // Not without a size while it starts: a map is drawn to the size that it finds.
        style={isReady ? undefined : { visibility: 'hidden' }}
        className={styles.frame}
      />
    </div>
  );
}
