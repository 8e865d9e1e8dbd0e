import type { Insertable } from 'kysely';
import { addDays, seoulDay } from '../../../clock/seoul.ts';
import type { AdBannerTable } from '../../../database/tables/main.ts';
import { storePicture } from '../../../demo/pictures/storePicture.ts';
import type { DemoStore } from '../../../demo/storeDemoFile.ts';
import { advertisers, advertisingPages, type Advertiser } from './advertisers.ts';

type Place = Pick<Insertable<AdBannerTable>, 'position' | 'size_type'> & {
  width: number;
  height: number;
  words: 'long' | 'short';
};

/** Every place of a page with how many banners run there. */
const places: readonly (Place & { running: number })[] = [
  { position: 'Footer', size_type: 'L', width: 960, height: 160, words: 'long', running: 1 },
  { position: 'Footer', size_type: 'S', width: 300, height: 250, words: 'short', running: 2 },
  { position: 'Side', size_type: 'L', width: 150, height: 400, words: 'short', running: 1 },
  { position: 'Side', size_type: 'S', width: 150, height: 200, words: 'short', running: 2 },
];

/** Draws a banner of an advertiser for a place, once. */
function painter(store: DemoStore) {
  const drawn = new Map<string, Promise<string>>();
  return (advertiser: Advertiser, place: Place) => {
    const number = advertisers.indexOf(advertiser);
    const name = `ads/${number + 1}-${place.position.toLowerCase()}-${place.size_type.toLowerCase()}`;
    const known = drawn.get(name);
    if (known) return known;
    const picture = storePicture(store, name, {
      width: place.width,
      height: place.height,
      subject: advertiser.subject,
      ...(place.words === 'long' && { beside: advertiser.beside }),
      seed:
        number * 3 +
        places.findIndex(({ position, size_type }) => position === place.position && size_type === place.size_type),
      words: advertiser[place.words],
      over: advertiser.name,
    });
    drawn.set(name, picture);
    return picture;
  };
}

/** Advertising on every page, different from page to page; and what ran last season. */
export async function loadAdvertising(store: DemoStore): Promise<void> {
  const today = seoulDay(store.now);
  const paint = painter(store);
  const rows: Insertable<AdBannerTable>[] = [];
  for (const [pageNumber, menu_type] of advertisingPages.entries()) {
    let turn = pageNumber * 2;
    for (const place of places) {
      // One more than runs, over since a month: lists of today leave it out.
      for (let shown = 0; shown <= place.running; shown += 1) {
        const advertiser = advertisers[turn % advertisers.length];
        turn += 1;
        if (!advertiser) continue;
        const over = shown === place.running;
        for (const connect_type of [1, 2] as const) {
          rows.push({
            site: 1,
            position: place.position,
            size_type: place.size_type,
            connect_type,
            menu_type,
            title: `${advertiser.name} — ${advertiser[place.words].join(' ')}`,
            image_path: await paint(advertiser, place),
            url: '/space/banner',
            sort_order: shown + 1,
            start_date: addDays(today, over ? -120 : -14),
            end_date: addDays(today, over ? -30 : 180),
          });
        }
      }
    }
  }
  await store.db.insertInto('ad_banner').values(rows).execute();
}
