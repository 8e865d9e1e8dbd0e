import { ChevronDown, Phone, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { association } from '@portal/shared/association';
import { Link } from '@portal/shared/router';
import type { Menu } from '@portal/shared/section';
import { AccountLinks } from './AccountLinks.tsx';
import type { ActiveMenu } from './menus.ts';
import styles from './PhoneMenus.module.css';

interface PhoneMenusProps {
  menus: readonly Menu[];
  activeMenu: ActiveMenu;
  onClose(): void;
}

/** The menus on a phone: a sheet over the page with one menu unfolded at a time. */
export function PhoneMenus({ menus, activeMenu, onClose }: PhoneMenusProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(activeMenu.menu);

  useEffect(() => {
    const element = sheet.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog ref={sheet} className={styles.root} aria-label="전체 메뉴" aria-modal="true" onClose={onClose}>
      <div className={styles.head}>
        <AccountLinks onUsed={onClose} />
        <button type="button" className={styles.close} aria-label="메뉴 닫기" onClick={onClose}>
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
                {menu.entries.map(({ title, path }) => (
                  <li key={path}>
                    <Link
                      to={path}
                      className={styles.entry}
                      aria-current={activeMenu.entry === path ? 'page' : undefined}
                      onClick={onClose}
                    >
                      {title}
                    </Link>
                  </li>
                ))}
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
