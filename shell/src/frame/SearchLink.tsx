import { Search } from 'lucide-react';
import { usePortal } from '@portal/platform/sections/ui/PortalContext';
import { openDialog } from '@portal/shared/overlay';
import { isPlainClick, Link } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import styles from './SearchLink.module.css';

/** Opens the search over the page. It is a link to the search page, which works without scripts. */
export function SearchLink() {
  const { router } = usePortal();
  const search = async () => {
    const place = await openDialog(
      () => import(/* webpackChunkName: "search-dialog" */ '../search/dialog/SearchDialog.tsx'),
    );
    if (place?.to) await router.navigate(place.to);
    else if (place) window.open(place.href, '_blank', 'noopener,noreferrer');
  };
  return (
    <Link
      to={PATHS.search}
      className={styles.root}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void search();
      }}
    >
      <Search aria-hidden="true" />
      <span>검색</span>
    </Link>
  );
}
