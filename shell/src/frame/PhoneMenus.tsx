import { ChevronDown, Phone, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { association } from '@portal/shared/association';
import { useScrollLock } from '@portal/shared/overlay';
import { useLocation } from '@portal/shared/router';
import type { Menu } from '@portal/shared/section';
import { activeMenuOf, type ActiveMenu } from '../menus/menus.ts';
import { useMenus } from '../menus/useMenus.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { FrameLink } from './FrameLink.tsx';
import styles from './PhoneMenus.module.css';

interface PhoneMenusProps {
  /** `goOn` is the chosen action, which is called after they have closed. */
  onClose(goOn?: () => void): void;
}

/** Pages of the unfolded menu only; those of the others would make the sheet slower to open. */
function Entries({ menu, current, onClose }: PhoneMenusProps & { menu: Menu; current: ActiveMenu['entry'] }) {
  return menu.entries.map(({ title, path }) => (
    <li key={path}>
      <FrameLink
        to={path}
        className={styles.entry}
        aria-current={current === path ? 'page' : undefined}
        closeFirst={onClose}
      >
        {title}
      </FrameLink>
    </li>
  ));
}

/** Menus on a phone: a sheet over the page with one menu unfolded at a time. */
export function PhoneMenus({ onClose }: PhoneMenusProps) {
  const menus = useMenus();
  const activeMenu = activeMenuOf(menus, useLocation().pathname);
  const sheet = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(activeMenu.menu);
  useScrollLock();

  // A layout effect: closed while it is still in the page, the browser returns the focus to the menu button.
  useLayoutEffect(() => {
    const element = sheet.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const leaveByBrowser = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={sheet}
      className={styles.root}
      aria-label="전체 메뉴"
      aria-modal="true"
      onCancel={leaveByBrowser}
      onClose={() => onClose()}
    >
      <div className={styles.head}>
        <AccountLinks closeFirst={onClose} />
        <button type="button" className={styles.close} aria-label="메뉴 닫기" onClick={() => onClose()}>
          <X aria-hidden="true" />
        </button>
      </div>
      <nav aria-label="전체 메뉴">
        <ul role="list">
          {menus.map((menu) => (
            <li key={menu.id} className={styles.item}>
              <button
                type="button"
                className={styles.top}
                aria-expanded={open === menu.id}
                aria-controls={`phone-menu-${menu.id}`}
                data-current={activeMenu.menu === menu.id || undefined}
                onClick={() => setOpen((current) => (current === menu.id ? null : menu.id))}
              >
                {menu.title}
                <ChevronDown className={styles.arrow} aria-hidden="true" />
              </button>
              <ul role="list" id={`phone-menu-${menu.id}`} className={styles.entries} hidden={open !== menu.id}>
                {open === menu.id && <Entries menu={menu} current={activeMenu.entry} onClose={onClose} />}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      <a className={styles.phone} href={`tel:${association.phone}`}>
        <Phone aria-hidden="true" />
        <span>
          전화 문의 <strong>{association.phone}</strong>
        </span>
      </a>
    </dialog>
  );
}
