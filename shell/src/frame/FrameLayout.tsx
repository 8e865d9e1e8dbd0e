import { useRef, type ReactNode } from 'react';
import { usePortal } from '@portal/platform/sections/ui/PortalContext';
import { SlowNotice } from '@portal/platform/sections/ui/SlowNotice';
import { useOpeningPage } from '@portal/platform/sections/ui/useOpeningPage';
import { useLocation } from '@portal/shared/router';
import { Toaster } from '@portal/shared/ui';
import { BottomBanners, SideBanners } from '../banners/Banners.tsx';
import { carriesAdvertising } from '../banners/chooseBanners.ts';
import { Footer } from './Footer.tsx';
import styles from './FrameLayout.module.css';
import { Header } from './Header.tsx';
import { OfficeHeader } from './OfficeHeader.tsx';
import { OverrideBadge } from './OverrideBadge.tsx';
import { headingOf, RouteAnnouncer } from './RouteAnnouncer.tsx';

/** Pages of employees: the full width of the window for their tables. */
const WORK_LAYOUT = new Set(['office']);

/** Main layout: as wide as the window, without a column for banners (specification §2); home, and pages without any. */
const layoutOf = (area: string, hasBanners: boolean) =>
  WORK_LAYOUT.has(area) ? 'work' : area === 'main' || !hasBanners ? 'main' : 'sub';

/** Layout around each page. */
export function FrameLayout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [, area = 'main'] = pathname.split('/');
  const hasBanners = carriesAdvertising(pathname);
  const opening = useOpeningPage();
  const layout = layoutOf(area, hasBanners);
  return (
    <div className={styles.frame} data-layout={layout}>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          // A page of the office begins with its menu.
          const heading = layout === 'work' ? headingOf(main.current) : null;
          (heading ?? main.current)?.focus();
        }}
      >
        본문 바로가기
      </a>
      {layout === 'work' ? <OfficeHeader /> : <Header />}
      <div className={styles.middle}>
        <main id="main" tabIndex={-1} ref={main} className={styles.main}>
          {children}
        </main>
        {hasBanners && <SideBanners menuType={area} />}
      </div>
      {hasBanners && <BottomBanners menuType={area} />}
      <Footer />
      {opening && <SlowNotice key={opening.key} />}
      <RouteAnnouncer main={main} isArrival={usePortal().isArrival} />
      <OverrideBadge />
      <Toaster />
    </div>
  );
}
