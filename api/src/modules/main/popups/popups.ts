import type { Selectable } from 'kysely';
import { fetchPage, type Paging } from '../../../database/page.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { EditingColumn, PopupTable } from '../../../database/types/tables/main.ts';

/** Popups for a day, the newest first. */
export function listPopups(db: Queries, paging: Paging, today: string) {
  const query = db
    .selectFrom('popup')
    .where('withdrawn_at', 'is', null)
    .where('start_date', '<=', today)
    .where('end_date', '>=', today)
    .select(['popup_no', 'title', 'image_path', 'web_link', 'top_location', 'left_location'])
    .orderBy('start_date', 'desc')
    .orderBy('popup_no', 'desc');
  return fetchPage(query, paging);
}

export const presentPopup = (row: Omit<Selectable<PopupTable>, 'start_date' | 'end_date' | EditingColumn>) => ({
  popupNo: row.popup_no,
  title: row.title,
  imagePath: row.image_path,
  webLink: row.web_link,
  topLocation: row.top_location,
  leftLocation: row.left_location,
});
