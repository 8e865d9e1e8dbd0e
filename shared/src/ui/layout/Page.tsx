import { useEffect, type ReactNode } from 'react';
import { association } from '../../association/index.ts';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';
import styles from './Page.module.css';

export interface PageProps {
  /** The h1, and the title of the browser's tab. */
  title: string;
  /** The pages above this one; home before and this page after are added where they are missing. */
  breadcrumb?: readonly Crumb[];
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** Narrow for forms and long reading. */
  width?: 'content' | 'text';
  children?: ReactNode;
}

/** The frame of a page: breadcrumb, the one h1 (focused after a change of route), lead, content. */
export function Page({ title, breadcrumb, lead, actions, width = 'content', children }: PageProps) {
  useEffect(() => {
    document.title = `${title} | ${association.name}`;
  }, [title]);
  return (
    <div className={`${styles.root} ${width === 'text' ? styles.narrow : ''}`}>
      {breadcrumb && <Breadcrumb crumbs={breadcrumb} current={title} />}
      <div className={styles.head}>
        <div className={styles.headText}>
          <h1 tabIndex={-1} data-page-heading="">
            {title}
          </h1>
          {lead && (
            <div className={styles.lead} data-page-lead="">
              {lead}
            </div>
          )}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
