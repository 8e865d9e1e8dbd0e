import { GraduationCap, MessagesSquare, Newspaper, Users, Wallet, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { PERMISSION_NAMES, type Permission } from '@portal/shared/contract/office';
import { Link, useLocation } from '@portal/shared/router';
import { Button, pageHeading, VisuallyHidden } from '@portal/shared/ui';
import { useOverview } from '../overview/useOverview.ts';
import { useReportPresence } from '../time/presence.ts';
import { activeEntry, groupsOf, type MenuGroup } from './menu.ts';
import styles from './OfficeMenu.module.css';

/**
 * Menu of the office, grouped by permission. In a narrow window its entries are collapsed behind a button with the
 * current one: twenty would push every page below the first screen.
 */
export function OfficeMenu() {
  const { data, retry } = useOverview();
  useReportPresence(retry);
  const { pathname } = useLocation();
  const active = activeEntry(pathname);
  // Open on one page only: after an entry was chosen, the page should be in view.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const id = useId();
  const groups = data ? groupsOf(data) : [];
  const list = useRef<HTMLDivElement>(null);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded && list.current) showCurrent(list.current);
  }, [isLoaded, pathname]);
  return (
    <nav aria-label="사무국 메뉴" className={styles.menu}>
      <a href="#page" className={styles.skip} onClick={goToPage}>
        메뉴 건너뛰기
      </a>
      <div className={styles.opener}>
        <Button
          variant="secondary"
          block
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpenAt(isOpen ? null : pathname)}
        >
          사무국 메뉴{isOpen ? ' 닫기' : `: ${active?.label ?? ''}${waitingIn(groups)}`}
        </Button>
      </div>
      <div id={id} ref={list} className={isOpen ? `${styles.groups} ${styles.open}` : styles.groups}>
        {groups.map((group) => (
          <Entries key={group.permission} group={group} activePath={active?.path} />
        ))}
      </div>
    </nav>
  );
}

const ICONS: Readonly<Record<Permission, LucideIcon>> = {
  qualification: GraduationCap,
  money: Wallet,
  content: Newspaper,
  members: Users,
  post: MessagesSquare,
};

function Entries({ group: { permission, entries }, activePath }: { group: MenuGroup; activePath: string | undefined }) {
  const id = useId();
  const Icon = permission && ICONS[permission];
  return (
    <div>
      {Icon && (
        <p id={id} className={styles.name}>
          <Icon className={styles.icon} aria-hidden />
          {PERMISSION_NAMES[permission]}
        </p>
      )}
      <ul role="list" aria-labelledby={permission ? id : undefined} className={styles.entries}>
        {entries.map(({ path, label, count }) => (
          <li key={path}>
            <Link to={path} className={styles.entry} aria-current={path === activePath ? 'page' : undefined}>
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
    </div>
  );
}

/** Scrolls the entries, and not the page, to the current one. */
function showCurrent(list: HTMLElement): void {
  const entry = list.querySelector<HTMLElement>('[aria-current=page]');
  if (entry) list.scrollTop = entry.offsetTop - list.clientHeight / 2;
}

/** Replaces the browser's own jump: the hash of the URL belongs to the overlays. */
function goToPage(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  pageHeading()?.focus();
}

function waitingIn(groups: readonly MenuGroup[]): string {
  const count = groups.flatMap(({ entries }) => entries).reduce((sum, entry) => sum + entry.count, 0);
  return count > 0 ? ` (할 일 ${count}건)` : '';
}
