import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './State.module.css';

/** Message for empty content, with an optional action. */
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
