import type { Insertable } from 'kysely';
import { BANNER_SIZES, MAX_BANNERS } from '@portal/shared/contract/main';
import { addDays, seoulDay } from '@portal/shared/time';
import type { AdBannerTable } from '../../../database/types/tables/main.ts';
import { drawAdvertisement } from '../../../demo/pictures/advertisement.ts';
import type { DemoStore } from '../../files/demo/storeDemoFile.ts';
import { storePicture } from '../../files/demo/storePicture.ts';
import { readAdvertisers, type Advertiser } from './lists.ts';

/** The pages that carry advertising. */
const PAGES = ['main', 'about', 'hygn', 'manager', 'space', 'news'] as const;

type Slot = Pick<Insertable<AdBannerTable>, 'position' | 'size_type'> & {
  width: number;
  height: number;
  words: 'long' | 'short';
};

/** Slots of a page, with the number of banners shown in each. */
const slots: readonly (Slot & { shown: number })[] = [
  { position: 'Footer', size_type: 'L', ...BANNER_SIZES.Footer.L, words: 'long', shown: MAX_BANNERS.L },
  { position: 'Footer', size_type: 'S', ...BANNER_SIZES.Footer.S, words: 'short', shown: MAX_BANNERS.S },
  { position: 'Side', size_type: 'L', ...BANNER_SIZES.Side.L, words: 'short', shown: MAX_BANNERS.L },
  { position: 'Side', size_type: 'S', ...BANNER_SIZES.Side.S, words: 'short', shown: MAX_BANNERS.S },
];

/** Returns a function that draws the banner of an advertiser for a slot, once. */
function painter(store: DemoStore, advertisers: readonly Advertiser[]) {
  const drawn = new Map<string, Promise<string>>();
  return (advertiser: Advertiser, slot: Slot) => {
    const name = `ads/${advertisers.indexOf(advertiser) + 1}-${slot.position.toLowerCase()}-${slot.size_type.toLowerCase()}`;
    const known = drawn.get(name);
    if (known) return known;
    const { width, height, words } = slot;
    const picture = storePicture(
      store,
      name,
      drawAdvertisement({ width, height, advertiser: advertiser.name, words: advertiser[words] }),
    );
    drawn.set(name, picture);
    return picture;
  };
}

/** Loads advertising for every page, different from page to page, and some that has ended. */
export async function loadAdvertising(store: DemoStore): Promise<void> {
  const today = seoulDay(store.now);
  const advertisers = readAdvertisers();
  const paint = painter(store, advertisers);
  const rows: Insertable<AdBannerTable>[] = [];
  for (const [pageNumber, menu_type] of PAGES.entries()) {
    let turn = pageNumber * 2;
    for (const slot of slots) {
      // One more than is shown at once, so that they rotate, and one that ended a month ago.
      for (let index = 0; index <= slot.shown + 1; index += 1) {
        const advertiser = advertisers[turn % advertisers.length];
        turn += 1;
        if (!advertiser) continue;
        const isOver = index > slot.shown;
        for (const connect_type of [1, 2] as const) {
          rows.push({
            site: 1,
            position: slot.position,
            size_type: slot.size_type,
            connect_type,
            menu_type,
            title: `${advertiser.name} — ${advertiser[slot.words].join(' ')}`,
            image_path: await paint(advertiser, slot),
            url: '/space/banner',
            sort_order: index + 1,
            start_date: addDays(today, isOver ? -120 : -14),
            end_date: addDays(today, isOver ? -30 : 180),
          });
        }
      }
    }
  }
  await store.db.insertInto('ad_banner').values(rows).execute();
}
