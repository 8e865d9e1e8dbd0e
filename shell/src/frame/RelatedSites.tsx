import { ChevronUp, ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useItem } from '@portal/shared/client';
import { getListBoxSite } from '@portal/shared/contract/main';
import { VisuallyHidden } from '@portal/shared/ui';
import styles from './RelatedSites.module.css';

/** Maximum of sites that fit a dropdown. */
const MAX_SITES = 50;

/**
 * Dropdown of related sites in the footer, which open in a new tab (specification §2). The list is fetched when the
 * visitor first hovers or focuses it.
 */
export function RelatedSites() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const sites = useItem(getListBoxSite, { limit: MAX_SITES }, { enabled: wanted, background: true });

  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div className={styles.root} onBlur={onBlur}>
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-expanded={open}
        aria-controls="related-sites"
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        onClick={() => {
          setWanted(true);
          setOpen(!open);
        }}
      >
        관련 사이트
        <ChevronUp className={styles.arrow} aria-hidden="true" />
      </button>
      <div id="related-sites" className={styles.panel} hidden={!open}>
        {sites.error ? (
          <p className={styles.note}>
            관련 사이트를 불러오지 못했습니다.{' '}
            <button type="button" className={styles.again} onClick={sites.retry}>
              다시 시도
            </button>
          </p>
        ) : (
          <ul role="list">
            {(sites.data?.list ?? []).map(({ siteNo, siteName, url }) => (
              <li key={siteNo}>
                <a className={styles.site} href={url} target="_blank" rel="noopener noreferrer">
                  {siteName}
                  <VisuallyHidden> (새 창)</VisuallyHidden>
                  <ExternalLink aria-hidden="true" className={styles.outside} />
                </a>
              </li>
            ))}
          </ul>
        )}
        {sites.isLoading && <p className={styles.note}>불러오고 있습니다.</p>}
      </div>
    </div>
  );
}
