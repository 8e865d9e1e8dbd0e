import { useEffect, type ReactNode } from 'react';
import { association } from '../../association/index.ts';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';
import styles from './Page.module.css';

export interface PageProps {
  /** Text of the h1 and title of the browser tab. */
  title: string;
  /** Pages above this one; home and this page are added if missing. */
  breadcrumb?: readonly Crumb[];
  lead?: ReactNode;
  /** Picture next to the heading; on a phone low, so that the first button stays on the first screen. */
  scene?: ReactNode;
  /** Buttons next to the heading. */
  actions?: ReactNode;
  /** `text` is narrow, for forms and long texts. */
  width?: 'content' | 'text';
  children?: ReactNode;
}

/**
 * Frame of a page: breadcrumb, the only h1 (focused after a route change), lead, content.
 *
 * @example
 * ```tsx src/welcome/WelcomePage.tsx
 * import { Callout, Page } from '@portal/shared/ui';
 *
 * export default function WelcomePage() {
 *   return (
 *     <Page title="예시 안내" breadcrumb={[{ label: '예시' }]} lead="처음 오신 분께 알려드립니다.">
 *       <Callout>문의는 사무국으로 해주세요.</Callout>
 *     </Page>
 *   );
 * }
 * ```
 */
export function Page({ title, breadcrumb, lead, scene, actions, width = 'content', children }: PageProps) {
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
        {scene}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
