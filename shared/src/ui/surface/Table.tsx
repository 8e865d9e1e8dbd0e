import type { ReactNode } from 'react';
import { VisuallyHidden } from '../basic/VisuallyHidden.tsx';
import { ScrollRegion } from '../layout/ScrollRegion.tsx';
import styles from './Table.module.css';

export interface TableProps {
  /** Content of the table in a few words. */
  caption: string;
  /** Hides the caption except for screen readers, if a heading above already names the content. */
  hideCaption?: boolean;
  /** `thead` and `tbody`, with `scope` on every `th`. */
  children: ReactNode;
}

/** Table that scrolls by itself on a phone, instead of the page. */
export function Table({ caption, hideCaption = false, children }: TableProps) {
  return (
    <ScrollRegion label={caption} className={styles.frame}>
      <table className={styles.root}>
        <caption className={hideCaption ? undefined : styles.caption}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </ScrollRegion>
  );
}
