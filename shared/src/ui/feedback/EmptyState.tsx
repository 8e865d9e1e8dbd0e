import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './State.module.css';

/** Says that there is nothing here, and what one can do about it. */
export function EmptyState({
  title,
  children,
  action,
  icon = <Inbox />,
}: {
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
}) {
  return (
    <div className={styles.root}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
