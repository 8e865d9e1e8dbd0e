import type { Selectable } from 'kysely';
import type { EditingColumn, PopupTable } from '../../../database/types/tables/main.ts';

export const presentPopup = (row: Omit<Selectable<PopupTable>, 'start_date' | 'end_date' | EditingColumn>) => ({
  popupNo: row.popup_no,
  title: row.title,
  imagePath: row.image_path,
  webLink: row.web_link,
  topLocation: row.top_location,
  leftLocation: row.left_location,
});
