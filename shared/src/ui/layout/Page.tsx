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

/**
 * The frame of a page: breadcrumb, the one h1 (focused after a change of route), lead, content.
 *
 * @example
 * ```tsx src/welcome/WelcomePage.tsx
 * import { Callout, Page } from '@portal/shared/ui';
 *
 * export default function WelcomePage() {
 *   return (
 *     <Page title="예시 안내" breadcrumb={[{ label: '예시' }]} lead="처음 오신 분께 알려 드립니다.">
 *       <Callout>문의는 사무국으로 해 주세요.</Callout>
 *     </Page>
 *   );
 * }
 * ```
 */
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
