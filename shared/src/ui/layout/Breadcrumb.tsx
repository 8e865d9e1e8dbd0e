import { ChevronRight } from 'lucide-react';
import { Link } from '@portal/shared/router';
import styles from './Breadcrumb.module.css';
import { PageFacts } from './PageFacts.tsx';

export interface Crumb {
  label: string;
  to?: string;
}

/** Links to the pages above this one. */
export function Breadcrumb({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  const home = crumbs[0]?.label === '홈' ? [] : [{ label: '홈', to: '/main' }];
  const here = crumbs.at(-1)?.label === current ? [] : [{ label: current }];
  const all: Crumb[] = [...home, ...crumbs, ...here];
  return (
    <nav aria-label="현재 위치" className={styles.root}>
      <PageFacts fact={{ kind: 'breadcrumb', crumbs: all }} />
      <ol role="list" className={styles.list}>
        {all.map(({ label, to }, index) => {
          const last = index === all.length - 1;
          return (
            <li key={`${index}-${label}`} className={styles.item}>
              {index > 0 && <ChevronRight className={styles.arrow} aria-hidden="true" />}
              {to && !last ? (
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              ) : (
                <span className={styles.text} aria-current={last ? 'page' : undefined}>
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
