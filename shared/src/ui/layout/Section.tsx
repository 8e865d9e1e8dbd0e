import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

/** Part of a page with its own h2. */
export function Section({
  id,
  title,
  lead,
  actions,
  weight,
  children,
}: {
  /** Id of the heading, for links from a table of contents. */
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** `lead` has the purpose of the page, on a tinted ground; `quiet` is for details and further links. */
  weight?: 'lead' | 'normal' | 'quiet';
  children?: ReactNode;
}) {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <section aria-labelledby={headingId} className={styles.root} data-weight={weight}>
      <div className={styles.head}>
        <h2 id={headingId} tabIndex={id ? -1 : undefined}>
          {title}
        </h2>
        {actions}
      </div>
      {lead && <div className={styles.lead}>{lead}</div>}
      {children}
    </section>
  );
}
