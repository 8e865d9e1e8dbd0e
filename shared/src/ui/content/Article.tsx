import { useLayoutEffect, useMemo, useRef } from 'react';
import styles from './Article.module.css';
import { cleanHtml } from './cleanHtml.ts';
import { watchTables } from './watchTables.ts';
import { wholeNumbers } from './wholeNumbers.ts';

const keepWhole = (html: string) => wholeNumbers(html, styles.whole ?? '');

/**
 * Long text in HTML. The API sanitizes every text when it is stored; it is sanitized again before rendering, so that a
 * text stored in another way (an import, a restored backup) cannot run scripts.
 */
export function Article({ html }: { html: string }) {
  const given = useMemo(() => keepWhole(html), [html]);
  const clean = useMemo(() => keepWhole(cleanHtml(html)), [html]);
  const root = useRef<HTMLDivElement>(null);
  // Hydration leaves the server's HTML unchanged.
  useLayoutEffect(() => {
    if (clean !== given && root.current) root.current.innerHTML = clean;
  }, [clean, given]);
  useLayoutEffect(() => (root.current ? watchTables(root.current) : undefined), [clean]);
  return <div ref={root} className={styles.root} dangerouslySetInnerHTML={{ __html: clean }} />;
}
