import type { CallEntity } from '@portal/shared/contract';
import { SEARCH_KINDS, type SearchKind, type searchPortal } from '@portal/shared/contract/search';
import { Link } from '@portal/shared/router';
import styles from './KindLinks.module.css';
import { searchPath, type SearchView } from './searchPath.ts';

interface KindLinksProps {
  view: SearchView;
  counts: CallEntity<typeof searchPortal>['counts'];
}

/** Kinds with results, each a link to its results alone, which works without scripts. */
export function KindLinks({ view, counts }: KindLinksProps) {
  const kinds = (Object.keys(SEARCH_KINDS) as SearchKind[]).filter((kind) => counts[kind]);
  if (kinds.length === 0) return null;
  const total = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  const link = (kind: SearchKind | null, title: string, count: number) => (
    <li key={kind ?? ''}>
      <Link
        to={searchPath({ keyword: view.keyword, kind })}
        className={styles.link}
        aria-current={view.kind === kind ? 'true' : undefined}
        preventScrollReset
      >
        {title} <span className={styles.count}>{count}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-label="결과 종류">
      <ul role="list" className={styles.root}>
        {link(null, '전체', total)}
        {kinds.map((kind) => link(kind, SEARCH_KINDS[kind], counts[kind] ?? 0))}
      </ul>
    </nav>
  );
}
