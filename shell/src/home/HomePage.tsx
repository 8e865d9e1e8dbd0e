import { useEffect } from 'react';
import { Slot } from '@portal/platform/insets/Slot';
import { usePortal } from '@portal/platform/sections/ui/PortalContext';
import { association } from '@portal/shared/association';
import { PageFacts } from '@portal/shared/ui';
import { whenFrameReady } from '../frame/whenFrameReady.ts';
import { BottomCampaigns } from './BottomCampaigns.tsx';
import { Hero } from './Hero.tsx';
import styles from './HomePage.module.css';
import { OwnPlace } from './own/OwnPlace.tsx';
import { openPopups } from './popups/openPopups.ts';
import { untilRead } from './popups/untilRead.ts';
import { TextChanges } from './TextChanges.tsx';
import { TopCampaigns } from './TopCampaigns.tsx';

/** /main: a member's pending items, the four most used services, and the insets of other sections. */
export default function HomePage() {
  const { router } = usePortal();
  useEffect(() => {
    document.title = association.name;
    let isMounted = true;
    // Last, because a popup must not appear before the page under it has been seen.
    void whenFrameReady(router)
      .then(untilRead)
      .then(() => {
        if (isMounted) void openPopups(router);
      });
    return () => {
      isMounted = false;
    };
  }, [router]);

  return (
    <div className={styles.root}>
      <PageFacts fact={{ kind: 'organization' }} />
      <OwnPlace />
      <Hero />
      <TextChanges />
      <div className={styles.band}>
        <Slot name="homeUpper" />
      </div>
      <TopCampaigns />
      <div className={styles.band}>
        <Slot name="homeLower" />
      </div>
      <BottomCampaigns />
    </div>
  );
}
