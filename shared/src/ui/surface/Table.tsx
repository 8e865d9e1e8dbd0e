import type { ReactNode } from 'react';
import { VisuallyHidden } from '../basic/VisuallyHidden.tsx';
import { ScrollRegion } from '../layout/ScrollRegion.tsx';
import styles from './Table.module.css';

export interface TableProps {
  /** What the table shows. */
  caption: string;
  /** The caption is for screen readers only, where a heading above already says it. */
  hideCaption?: boolean;
  /** `thead` and `tbody`, with `scope` on every `th`. */
  children: ReactNode;
}

/** A table; on a phone it scrolls by itself, not the page. */
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
