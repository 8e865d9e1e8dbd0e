import { ArrowRight } from 'lucide-react';
import { Link } from '@portal/shared/router';
import type { FindablePage } from '@portal/shared/section';
import { Highlighted } from './Highlighted.tsx';
import styles from './PagesFound.module.css';

/** Pages of the portal that match the search. */
export function PagesFound({ pages, typed }: { pages: readonly FindablePage[]; typed: string }) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label="바로 가기">
      <h2 className={styles.heading}>바로 가기</h2>
      <ul role="list" className={styles.root}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className={styles.link}>
              <span>
                <Highlighted text={title} words={typed.split(/\s+/).filter(Boolean)} />
              </span>
              <ArrowRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
