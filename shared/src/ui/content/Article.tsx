import { useMemo } from 'react';
import styles from './Article.module.css';
import { cleanHtml } from './cleanHtml.ts';

/**
 * Long text in HTML. The API cleans every text when it is stored; it is cleaned again before it becomes part of the
 * page, so that a text that came into the database another way (an import, a restored backup) cannot run anything.
 */
export function Article({ html }: { html: string }) {
  const clean = useMemo(() => cleanHtml(html), [html]);
  return <div className={styles.root} dangerouslySetInnerHTML={{ __html: clean }} />;
}
