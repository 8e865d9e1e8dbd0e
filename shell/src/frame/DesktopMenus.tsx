import { ChevronDown } from 'lucide-react';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { Link } from '@portal/shared/router';
import type { Menu } from '@portal/shared/section';
import type { ActiveMenu } from '../menus/menus.ts';
import styles from './DesktopMenus.module.css';

interface DesktopMenusProps {
  menus: readonly Menu[];
  activeMenu: ActiveMenu;
}

/** Delay before a menu opens, so that a pointer that only crosses it opens nothing. */
const HOVER_DELAY_MS = 120;

/**
 * The menus on a wide screen. Each is a button that shows its pages: on a press by touch or keyboard, with a
 * mouse also on hovering. Escape and leaving close it. All links are in the document from the start.
 */
export function DesktopMenus({ menus, activeMenu }: DesktopMenusProps) {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  const openLater = (id: string | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(id), HOVER_DELAY_MS);
  };
  const hover = (id: string | null, event: PointerEvent) => {
    if (event.pointerType === 'mouse') openLater(id);
  };
  const press = (id: string) => {
    clearTimeout(timer.current);
    setOpen((current) => (current === id ? null : id));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    buttons.current.get(open)?.focus();
    setOpen(null);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(null);
  };

  return (
    <nav
      aria-label="주 메뉴"
      className={styles.root}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerLeave={(event) => hover(null, event)}
    >
      <ul role="list" className={styles.list}>
        {menus.map((menu) => (
          <li key={menu.id} className={styles.item} onPointerEnter={(event) => hover(menu.id, event)}>
            <button
              type="button"
              ref={(element) => {
                if (element) buttons.current.set(menu.id, element);
              }}
              className={styles.top}
              aria-expanded={open === menu.id}
              aria-controls={`menu-${menu.id}`}
              data-current={activeMenu.menu === menu.id || undefined}
              onClick={() => press(menu.id)}
            >
              {menu.title}
              <ChevronDown className={styles.arrow} aria-hidden="true" />
            </button>
            <ul role="list" id={`menu-${menu.id}`} className={styles.panel} hidden={open !== menu.id}>
              {menu.entries.map(({ title, path }) => (
                <li key={path}>
                  <Link
                    to={path}
                    className={styles.entry}
                    aria-current={activeMenu.entry === path ? 'page' : undefined}
                    onClick={() => setOpen(null)}
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
  );
}
