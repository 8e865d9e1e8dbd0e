import { DayPicker } from 'react-day-picker';
import { ko } from 'react-day-picker/locale/ko';
import type { DialogProps } from '@portal/shared/overlay';
import { seoulDay, serverNow } from '../../time/index.ts';
import { Dialog } from '../../ui/index.ts';
import { fromCalendar, toCalendar } from './calendarDay.ts';
import styles from './CalendarDialog.module.css';

/** Options of the calendar; days are `YYYY-MM-DD`. */
export interface CalendarChoice {
  title: string;
  /** Selected day; null if none. */
  day: string | null;
  /** First and last selectable day. */
  first: string;
  last: string;
  /** Day that determines the displayed month while none is selected; today, within the selectable days, by default. */
  opensAt?: string;
}

/** Calendar of one month, with arrows and with lists of months and years; closes with the selected day. */
export default function CalendarDialog({
  title,
  day,
  first,
  last,
  opensAt,
  close,
  closing,
}: DialogProps<string> & CalendarChoice) {
  const today = toCalendar(seoulDay(serverNow()));
  const selected = day ? toCalendar(day) : undefined;
  const [from, until] = [toCalendar(first), toCalendar(last)];
  const begin = selected ?? (opensAt ? toCalendar(opensAt) : today > until ? until : today);
  return (
    <Dialog title={title} size="small" closing={closing} onClose={() => close()}>
      <DayPicker
        mode="single"
        locale={ko}
        selected={selected}
        onSelect={(chosen) => close(chosen ? fromCalendar(chosen) : (day ?? undefined))}
        today={today}
        defaultMonth={begin}
        startMonth={from}
        endMonth={until}
        disabled={[{ before: from }, { after: until }]}
        captionLayout="dropdown"
        showOutsideDays
        fixedWeeks
        autoFocus
        classNames={{
          months: styles.months,
          month_caption: styles.caption,
          dropdowns: styles.dropdowns,
          dropdown_root: styles.dropdownRoot,
          dropdown: styles.dropdown,
          caption_label: styles.captionLabel,
          nav: styles.nav,
          button_previous: styles.turn,
          button_next: styles.turn,
          chevron: styles.chevron,
          month_grid: styles.grid,
          weekday: styles.weekday,
          day: styles.day,
          day_button: styles.dayButton,
          today: styles.today,
          selected: styles.selected,
          outside: styles.outside,
          disabled: styles.disabled,
        }}
      />
    </Dialog>
  );
}
