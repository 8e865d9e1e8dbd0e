import { useId, useState, type ReactNode } from 'react';
import { Link, useLocation } from '@portal/shared/router';
import { Button, Page, VisuallyHidden } from '@portal/shared/ui';
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

/** On a phone its entries are behind a button: twenty would push every page below the first screen. */
function OfficeMenu() {
  const { data } = useOverview();
  const { pathname } = useLocation();
  const active = activeEntry(pathname);
  // Open on one page only: whoever has chosen an entry wants the page.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const id = useId();
  const entries = data ? menuOf(data) : [];
  return (
    <nav aria-label="사무국 메뉴" className={styles.menu}>
      <div className={styles.opener}>
        <Button
          variant="secondary"
          block
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpenAt(isOpen ? null : pathname)}
        >
          사무국 메뉴{isOpen ? ' 닫기' : waitingIn(entries)}
        </Button>
      </div>
      <ul id={id} role="list" className={isOpen ? `${styles.entries} ${styles.open}` : styles.entries}>
        {entries.map(({ path, label, count }) => (
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

function waitingIn(entries: readonly { count: number }[]): string {
  const count = entries.reduce((sum, entry) => sum + entry.count, 0);
  return count > 0 ? ` (할 일 ${count}건)` : '';
}
