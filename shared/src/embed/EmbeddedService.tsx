import { useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { Spinner } from '../ui/index.ts';
import styles from './EmbeddedService.module.css';
import { readEmbedMessage } from './readEmbedMessage.ts';

/** Time for the service to start, after which it counts as unreachable. A slow phone needs some seconds. */
const TIMEOUT_MS = 8000;

type Service = 'postcode' | 'map';
/** Started, failed, or the visitor's choice. */
interface Message {
  type: `${Service}:${'ready' | 'failed' | 'chosen'}`;
}

interface EmbeddedServiceProps<Said extends Message> {
  /** URL of the page that embeds the service. */
  page: string;
  /** Schema of that page's messages. */
  schema: v.GenericSchema<unknown, Said>;
  title: string;
  /** Shown while it starts. */
  starting: string;
  onMessage?: (message: Said) => void;
  /** Called if the service is unreachable: offline, in a closed network, or blocked. */
  onUnreachable: () => void;
}

/**
 * Third-party service in a frame. Its page is of another origin; the sandbox also prevents it from navigating the
 * portal and from opening windows.
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
        // Retains its size while starting: a map is drawn at the size that it finds.
        style={isReady ? undefined : { visibility: 'hidden' }}
        className={styles.frame}
      />
    </div>
  );
}
