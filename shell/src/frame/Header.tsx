import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { association } from '@portal/shared/association';
import { openOverlay } from '@portal/shared/overlay';
import { Link, useLocation } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { Logo } from '@portal/shared/ui';
import { activeMenuOf } from '../menus/menus.ts';
import { useMenus } from '../menus/useMenus.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { DesktopMenus } from './DesktopMenus.tsx';
import styles from './Header.module.css';
import { LoadingIndicator } from './LoadingIndicator.tsx';
import { PhoneMenus } from './PhoneMenus.tsx';
import { SearchLink } from './SearchLink.tsx';

/** The phone's menus close without a delay, since a page was chosen in them. */
const NO_DELAY_MS = 0;

/** Logo, menus with the active one marked, and the account links. */
export function Header() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const menus = useMenus();
  const activeMenu = activeMenuOf(menus, pathname);
  // "Back" closes the menus; a chosen action begins after they have left the history.
  const openPhoneMenus = async () => {
    setOpen(true);
    const goOn = await openOverlay<() => void>('#m', ({ close }) => <PhoneMenus onClose={close} />, NO_DELAY_MS);
    setOpen(false);
    goOn?.();
  };
  return (
    <header className={styles.root}>
      <LoadingIndicator />
      <div className={styles.bar}>
        <Link to={PATHS.home} className={styles.logo} aria-label={`${association.name} 홈`}>
          <Logo />
        </Link>
        <DesktopMenus menus={menus} activeMenu={activeMenu} />
        <SearchLink />
        <div className={styles.account} data-account="">
          <AccountLinks />
        </div>
        <button
          type="button"
          className={styles.menuButton}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => void openPhoneMenus()}
        >
          <MenuIcon aria-hidden="true" />
          <span>메뉴</span>
        </button>
      </div>
    </header>
  );
}
