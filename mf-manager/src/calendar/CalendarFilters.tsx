import { REGION_NAMES, type Region } from '@portal/shared/contract/manager';
import { FilterBar, FilterSelect, FoldedFilters } from '@portal/shared/ui';
import { ALL, GRADES } from '../parts/filters/options.ts';
import type { CalendarView } from './useCalendarView.ts';

const KIND_OPTIONS = [ALL, { value: '1', label: '교육' }, { value: '2', label: '시험' }] as const;
const REGIONS = [
  ALL,
  ...Object.entries(REGION_NAMES).map(([value, label]) => ({ value: value as Region, label })),
] as const;

interface CalendarFiltersProps {
  view: CalendarView;
  onChange(changes: Partial<CalendarView>): void;
}

/** Filters of the calendar. */
export const CalendarFilters = ({ view, onChange }: CalendarFiltersProps) => (
  <FilterBar label="달력 조건">
    <FoldedFilters chosen={[view.applyType, view.rating, view.region].filter((value) => value !== '').length}>
      <FilterSelect
        label="구분"
        options={KIND_OPTIONS}
        value={view.applyType}
        onChange={(applyType) => onChange({ applyType })}
      />
      <FilterSelect label="급수" options={GRADES} value={view.rating} onChange={(rating) => onChange({ rating })} />
      <FilterSelect label="지역" options={REGIONS} value={view.region} onChange={(region) => onChange({ region })} />
    </FoldedFilters>
  </FilterBar>
);
