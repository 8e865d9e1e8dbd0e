import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

/** A part of a page under its own h2. */
export function Section({
  title,
  lead,
  actions,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.root}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {lead && <div className={styles.lead}>{lead}</div>}
      {children}
    </section>
  );
}
