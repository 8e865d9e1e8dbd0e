import styles from './Article.module.css';

/** Long text in HTML. The HTML must be safe already: the API cleans what it gives out. */
export function Article({ html }: { html: string }) {
  return <div className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />;
}
