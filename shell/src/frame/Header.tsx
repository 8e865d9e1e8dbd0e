import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { Logo } from '@portal/shared/ui';
import { usePortal } from '../sections/ui/PortalContext.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { DesktopMenus } from './DesktopMenus.tsx';
import styles from './Header.module.css';
import { LoadingIndicator } from './LoadingIndicator.tsx';
import { activeMenuOf } from './menus.ts';
import { PhoneMenus } from './PhoneMenus.tsx';

/** Logo, menus with the active one marked, and the account links. */
export function Header() {
  const { sections } = usePortal();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const { menus } = sections.registry;
  const activeMenu = activeMenuOf(menus, pathname);
  return (
    <header className={styles.root}>
      <LoadingIndicator />
      <div className={styles.bar}>
        <Link to={PATHS.home} className={styles.logo} aria-label="한빛외식업협회 홈">
          <Logo />
        </Link>
        <DesktopMenus menus={menus} activeMenu={activeMenu} onIntent={(path) => sections.prepare(path)} />
        <div className={styles.account}>
          <AccountLinks />
        </div>
        <button
          type="button"
          className={styles.menuButton}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <MenuIcon aria-hidden="true" />
          <span>메뉴</span>
        </button>
      </div>
      {open && <PhoneMenus menus={menus} activeMenu={activeMenu} onClose={() => setOpen(false)} />}
    </header>
  );
}
