import { useRef, type ReactNode } from 'react';
import { usePortal } from '@portal/platform/sections/ui/PortalContext';
import { SlowNotice } from '@portal/platform/sections/ui/SlowNotice';
import { useOpeningPage } from '@portal/platform/sections/ui/useOpeningPage';
import { useLocation } from '@portal/shared/router';
import { Toaster } from '@portal/shared/ui';
import { BottomBanners, SideBanners } from '../banners/Banners.tsx';
import { Footer } from './Footer.tsx';
import styles from './FrameLayout.module.css';
import { Header } from './Header.tsx';
import { OfficeHeader } from './OfficeHeader.tsx';
import { OverrideBadge } from './OverrideBadge.tsx';
import { headingOf, RouteAnnouncer } from './RouteAnnouncer.tsx';

/** Only these pages have the main layout (specification §2): as wide as the window, without a column for banners. */
const MAIN_LAYOUT = new Set(['main', 'sign']);
/** Pages of employees: the full width of the window for their tables, and no advertising. */
const WORK_LAYOUT = new Set(['office']);

const layoutOf = (area: string) => (WORK_LAYOUT.has(area) ? 'work' : MAIN_LAYOUT.has(area) ? 'main' : 'sub');

/** Layout around each page. */
export function FrameLayout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const [, area = 'main'] = useLocation().pathname.split('/');
  const opening = useOpeningPage();
  const layout = layoutOf(area);
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
        {layout !== 'work' && <SideBanners menuType={area} />}
      </div>
      {layout !== 'work' && <BottomBanners menuType={area} />}
      <Footer />
      {opening && <SlowNotice key={opening.key} />}
      <RouteAnnouncer main={main} isArrival={usePortal().isArrival} />
      <OverrideBadge />
      <Toaster />
    </div>
  );
}
