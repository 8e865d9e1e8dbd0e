import { addDays, seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { drawPicture } from '../../../demo/pictures/picture.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import type { DemoStore } from '../../files/demo/storeDemoFile.ts';
import { storePicture } from '../../files/demo/storePicture.ts';
import { loadAdvertising } from './advertising.ts';
import { readCampaigns, readEmployees, readSites, type Campaign } from './lists.ts';
import { loadBranches } from './loadBranches.ts';

/** First and last day of a campaign that is shown now, or else of the n-th past or future one. */
function daysOf(today: string, isShown: boolean, n: number) {
  if (isShown) return { start_date: addDays(today, -10 - n), end_date: addDays(today, 120 + n) };
  const start = n % 6 === 5 ? 150 + n * 7 : -60 - n * 12;
  return { start_date: addDays(today, start), end_date: addDays(today, start + 24) };
}

/** Campaigns of other months. */
const otherCampaigns = ({ seasons, themes }: ReturnType<typeof readCampaigns>): Campaign[] =>
  themes.flatMap(({ theme, description, ...rest }) =>
    seasons.map((season) => ({
      title: `${season} ${theme}`,
      description: `${season} ${theme}입니다. ${description}`,
      ...rest,
    })),
  );

async function loadHomeBanners(store: DemoStore, slot: 'top' | 'bottom'): Promise<void> {
  const campaigns = readCampaigns();
  const running = campaigns[slot];
  const today = seoulDay(store.now);
  const size = slot === 'top' ? { width: 960, height: 480 } : { width: 480, height: 280 };
  for (const [index, campaign] of [...running, ...otherCampaigns(campaigns)].entries()) {
    const { title, description, url, subject, beside } = campaign;
    const image_path = await storePicture(
      store,
      `home/${slot}-${index + 1}`,
      drawPicture({
        ...size,
        subject,
        beside,
        seed: index * 2 + (slot === 'top' ? 0 : 5),
      }),
    );
    const runs = index < running.length;
    await store.db
      .insertInto('home_banner')
      .values({ slot, title, description, image_path, url, sort_order: index + 1, ...daysOf(today, runs, index) })
      .execute();
  }
}

async function loadPopups(store: DemoStore): Promise<void> {
  const today = seoulDay(store.now);
  const { seasons, themes, popups } = readCampaigns();
  const past = themes.flatMap(({ theme, url, subject }) =>
    seasons.map((season) => ({
      over: season,
      first: theme,
      second: '안내',
      under: '자세한 내용은 누리집에서',
      link: url,
      subject,
    })),
  );
  for (const [index, popup] of [...popups, ...past].entries()) {
    const { over, first, second, under, link, subject } = popup;
    const image_path = await storePicture(
      store,
      `popups/${index + 1}`,
      drawPicture({
        width: 400,
        height: 480,
        subject,
        seed: index * 4 + 3,
        words: [first, second],
        over,
        under,
      }),
    );
    await store.db
      .insertInto('popup')
      .values({
        title: `${first} ${second} — ${under}`,
        image_path,
        web_link: link,
        top_location: 120 + (index % 3) * 24,
        left_location: 80 + (index % 3) * 430,
        ...daysOf(today, index < popups.length, index),
      })
      .execute();
  }
}

/** Loads related sites, employees, popups and banners; a few popups and banners are shown on the day of loading. */
export async function loadMainDemo(db: Queries, now: Date, files: FileStore): Promise<void> {
  const store = { db, now, files };
  await db
    .insertInto('related_site')
    .values(readSites().map(({ name, url }, index) => ({ site_name: name, url, sort_order: index + 1 })))
    .execute();
  await loadBranches(db, now);
  await db.insertInto('employee').values(readEmployees()).execute();
  await loadPopups(store);
  await loadHomeBanners(store, 'top');
  await loadHomeBanners(store, 'bottom');
  await loadAdvertising(store);
}
