import { addDays, seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/tables.ts';
import { storePicture } from '../../../demo/pictures/storePicture.ts';
import type { DemoStore } from '../../../demo/storeDemoFile.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import { loadAdvertising } from './advertising.ts';
import { bottomCampaigns, otherCampaigns, popupCampaigns, topCampaigns, type Campaign } from './campaigns.ts';
import { employees } from './employees.ts';
import { relatedSites } from './sites.ts';

/** First and last day of something that is shown now, or of the n-th thing that was shown before or will be later. */
function daysOf(today: string, isShown: boolean, n: number) {
  if (isShown) return { start_date: addDays(today, -10 - n), end_date: addDays(today, 120 + n) };
  const start = n % 6 === 5 ? 150 + n * 7 : -60 - n * 12;
  return { start_date: addDays(today, start), end_date: addDays(today, start + 24) };
}

async function loadHomeBanners(store: DemoStore, slot: 'top' | 'bottom', running: readonly Campaign[]): Promise<void> {
  const today = seoulDay(store.now);
  const size = slot === 'top' ? { width: 1200, height: 480 } : { width: 480, height: 280 };
  for (const [index, [title, description, url, subject, beside]] of [...running, ...otherCampaigns].entries()) {
    const image_path = await storePicture(store, `home/${slot}-${index + 1}`, {
      ...size,
      subject,
      beside,
      seed: index * 2 + (slot === 'top' ? 0 : 5),
    });
    const runs = index < running.length;
    await store.db
      .insertInto('home_banner')
      .values({ slot, title, description, image_path, url, sort_order: index + 1, ...daysOf(today, runs, index) })
      .execute();
  }
}

async function loadPopups(store: DemoStore): Promise<void> {
  const today = seoulDay(store.now);
  const past = otherCampaigns.map(([title, , url, subject]) => {
    const [season = '', ...theme] = title.split(' ');
    return [season, theme.join(' '), '안내', '자세한 내용은 누리집에서', url, subject] as const;
  });
  for (const [index, [over, first, second, under, web_link, subject]] of [...popupCampaigns, ...past].entries()) {
    const image_path = await storePicture(store, `popups/${index + 1}`, {
      width: 400,
      height: 480,
      subject,
      seed: index * 4 + 3,
      words: [first, second],
      over,
      under,
    });
    await store.db
      .insertInto('popup')
      .values({
        title: `${first} ${second} — ${under}`,
        image_path,
        web_link,
        top_location: 120 + (index % 3) * 24,
        left_location: 80 + (index % 3) * 430,
        ...daysOf(today, index < popupCampaigns.length, index),
      })
      .execute();
  }
}

/** Related sites, employees, popups and banners; a few popups and banners are shown on the day of loading. */
export async function loadMainDemo(db: Queries, now: Date, files: FileStore): Promise<void> {
  const store = { db, now, files };
  await db
    .insertInto('related_site')
    .values(relatedSites.map(([site_name, url], index) => ({ site_name, url, sort_order: index + 1 })))
    .execute();
  await db.insertInto('employee').values(employees).execute();
  await loadPopups(store);
  await loadHomeBanners(store, 'top', topCampaigns);
  await loadHomeBanners(store, 'bottom', bottomCampaigns);
  await loadAdvertising(store);
}
