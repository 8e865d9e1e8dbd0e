import type { ReactNode } from 'react';
import { Link, useLocation } from '@portal/shared/router';
import { Page, VisuallyHidden } from '@portal/shared/ui';
import { useOverview } from '../overview/useOverview.ts';
import { activeEntry, menuOf } from './menu.ts';
import styles from './OfficePage.module.css';

interface OfficePageProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** The frame of every page of the office: its menu with what waits, then the page. */
export function OfficePage({ title, lead, actions, children }: OfficePageProps) {
  return (
    <Page title={title} lead={lead} actions={actions} breadcrumb={[{ label: '사무국', to: '/office' }]}>
      <OfficeMenu />
      {children}
    </Page>
  );
}

function OfficeMenu() {
  const { data } = useOverview();
  const active = activeEntry(useLocation().pathname);
  return (
    <nav aria-label="사무국 메뉴" className={styles.menu}>
      <ul role="list" className={styles.entries}>
        {data &&
          menuOf(data).map(({ path, label, count }) => (
            <li key={path}>
              <Link to={path} className={styles.entry} aria-current={path === active ? 'page' : undefined}>
                {label}{' '}
                {count > 0 && (
                  <span className={styles.count}>
                    {count}
                    <VisuallyHidden>건 대기</VisuallyHidden>
                  </span>
                )}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
