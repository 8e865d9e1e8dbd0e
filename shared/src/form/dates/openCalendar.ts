import { openDialog } from '@portal/shared/overlay';
import type { CalendarChoice } from './CalendarDialog.tsx';

/** Opens the calendar, whose code is loaded on demand. @returns `YYYY-MM-DD`; undefined if none was selected. */
export const openCalendar = (choice: CalendarChoice): Promise<string | undefined> =>
  openDialog(() => import(/* webpackChunkName: "calendar" */ './CalendarDialog.tsx'), choice);
