import { useEffect } from 'react';
import { association } from '@portal/shared/association';
import { usePortal } from '../sections/portal.ts';
import { whenSettled } from '../sections/shown.ts';
import { BottomCampaigns } from './BottomCampaigns.tsx';
import { Hero } from './Hero.tsx';
import styles from './HomePage.module.css';
import { NewsColumns } from './news/NewsColumns.tsx';
import { ClosingSoon } from './offers/ClosingSoon.tsx';
import { openPopups } from './popups/openPopups.ts';
import { QuickActions } from './QuickActions.tsx';
import { TopCampaigns } from './TopCampaigns.tsx';

/** /main: the next exam and course, the four things most people come for, and what is new. */
export default function HomePage() {
  const { router } = usePortal();
  useEffect(() => {
    document.title = association.name;
    let here = true;
    // After everything else: a popup must not come before the page it stands on.
    void whenSettled(router).then(() => {
      if (here) void openPopups();
    });
    return () => {
      here = false;
    };
  }, [router]);

  return (
    <div className={styles.root}>
      <Hero />
      <QuickActions />
      <ClosingSoon />
      <TopCampaigns />
      <NewsColumns />
      <BottomCampaigns />
    </div>
  );
}
