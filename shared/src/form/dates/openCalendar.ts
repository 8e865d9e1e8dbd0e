import { openDialog } from '@portal/shared/overlay';
import type { CalendarChoice } from './CalendarDialog.tsx';

/** Opens the calendar, whose code comes only now. @returns `YYYY-MM-DD`; undefined when none was chosen. */
export const openCalendar = (choice: CalendarChoice): Promise<string | undefined> =>
  openDialog(() => import(/* webpackChunkName: "calendar" */ './CalendarDialog.tsx'), choice);
