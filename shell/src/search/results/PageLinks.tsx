import { Link } from '@portal/shared/router';
import { searchPath, type SearchView } from '../searchPath.ts';
import styles from './PageLinks.module.css';

/** Pages before and behind the one that is shown, by their numbers. */
const PAGES_BESIDE = 2;

/** The pages of the results as links: they work without scripts. */
export function PageLinks({ view, endPage }: { view: SearchView; endPage: number }) {
  if (endPage <= 1) return null;
  const first = Math.max(1, Math.min(view.page - PAGES_BESIDE, endPage - 2 * PAGES_BESIDE));
  const last = Math.min(endPage, first + 2 * PAGES_BESIDE);
  const numbers = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const to = (page: number) => searchPath({ ...view, page });
  return (
    <nav aria-label="검색 결과 쪽">
      <ul role="list" className={styles.root}>
        {view.page > 1 && (
          <li>
            <Link to={to(view.page - 1)} className={styles.page} rel="prev">
              이전
            </Link>
          </li>
        )}
        {numbers.map((number) => (
          <li key={number}>
            <Link
              to={to(number)}
              className={styles.page}
              aria-label={`${number} 쪽`}
              aria-current={number === view.page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
        {view.page < endPage && (
          <li>
            <Link to={to(view.page + 1)} className={styles.page} rel="next">
              다음
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
