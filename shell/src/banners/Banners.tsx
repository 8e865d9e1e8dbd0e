import { useItem } from '@portal/shared/client';
import { AdBannerList } from '@portal/shared/contract/main';
import { BannerLink } from './BannerLink.tsx';
import styles from './Banners.module.css';
import { chooseBanners } from './chooseBanners.ts';

/** Query of every banner list (specification §9). */
const QUERY = { page: 1, limit: 10, site: 1, connectType: 1, isToday: 1 } as const;

interface BannersProps {
  /** First segment of the page's path: each area of the portal has its own banners. */
  menuType: string;
}

function useBanners(position: 'Side' | 'Footer', menuType: string) {
  const { data } = useItem(AdBannerList, { ...QUERY, position, menuType }, { background: true });
  return chooseBanners(data?.list ?? []);
}

/** Banners at the side of the page, 150 px wide; hidden if there is no room. */
export function SideBanners({ menuType }: BannersProps) {
  const banners = useBanners('Side', menuType);
  if (banners.length === 0) return <div className={styles.sideRoom} />;
  return (
    <aside className={styles.side} aria-label="광고">
      <p className={styles.name} aria-hidden="true">
        광고
      </p>
      <ul role="list" className={styles.sideList}>
        {banners.map((banner) => (
          <li key={banner.bannerNo}>
            <BannerLink banner={banner} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Banners below the page; the only ones on a phone. */
export function BottomBanners({ menuType }: BannersProps) {
  const banners = useBanners('Footer', menuType);
  if (banners.length === 0) return null;
  return (
    <aside className={styles.bottom} aria-label="광고 배너">
      <p className={styles.name} aria-hidden="true">
        광고
      </p>
      <ul role="list" className={styles.bottomList}>
        {banners.map((banner) => (
          <li key={banner.bannerNo} data-size={banner.sizeType}>
            <BannerLink banner={banner} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
