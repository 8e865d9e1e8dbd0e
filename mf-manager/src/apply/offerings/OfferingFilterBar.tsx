import { REGION_NAMES } from '@portal/shared/contract/manager';
import { OFFERING_STATUS_NAMES, type OfferingStatus } from '@portal/shared/contract/statuses';
import { FilterBar, FilterSelect, FoldedFilters, SearchBox } from '@portal/shared/ui';
import { ALL, GRADES, monthName } from '../../parts/filters/options.ts';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Kind } from '../../parts/kind/offering.ts';
import type { OfferingChoices } from './useOfferingChoices.ts';
import { chosenOf, type OfferingFilters } from './useOfferingFilters.ts';

const TYPES = [ALL, { value: '1', label: '집합교육' }, { value: '2', label: '온라인교육' }] as const;
const STATUSES: readonly { value: '' | OfferingStatus; label: string }[] = [
  ALL,
  ...Object.entries(OFFERING_STATUS_NAMES).map(([value, label]) => ({ value: value as OfferingStatus, label })),
];

/** "All", and the offered values. A value chosen by a link stays visible even if it is no longer offered. */
const optionsOf = <Value extends string>(
  offered: readonly Value[],
  chosen: Value | '',
  label: (value: Value) => string,
) => [ALL, ...[...new Set([...offered, ...(chosen ? [chosen] : [])])].map((value) => ({ value, label: label(value) }))];

interface OfferingFilterBarProps {
  kind: Kind;
  filters: OfferingFilters;
  /** Null if the API does not filter by region and month. */
  choices: OfferingChoices | null;
  onChange(changes: Partial<OfferingFilters>): void;
}

/** Filters of a list of courses or exams. */
export function OfferingFilterBar({ kind, filters, choices, onChange }: OfferingFilterBarProps) {
  const { word, typeLabel, hasTypeFilter } = KINDS[kind];
  return (
    <FilterBar>
      <FoldedFilters chosen={chosenOf(filters)}>
        <FilterSelect
          label="급수"
          options={GRADES}
          value={filters.rating}
          onChange={(rating) => onChange({ rating })}
        />
        {choices && (
          <>
            <FilterSelect
              label="지역"
              options={optionsOf(choices.regions, filters.region, (region) => REGION_NAMES[region])}
              value={filters.region}
              onChange={(region) => onChange({ region })}
            />
            <FilterSelect
              label={kind === 'exam' ? '시험 보는 달' : '교육하는 달'}
              options={optionsOf(choices.months, filters.month, monthName)}
              value={filters.month}
              onChange={(month) => onChange({ month })}
            />
          </>
        )}
        {hasTypeFilter && (
          <FilterSelect
            label={typeLabel}
            options={TYPES}
            value={filters.eduType}
            onChange={(eduType) => onChange({ eduType })}
          />
        )}
        <FilterSelect
          label="상태"
          options={STATUSES}
          value={filters.status}
          onChange={(status) => onChange({ status })}
        />
      </FoldedFilters>
      <SearchBox
        label={`${word}명이나 장소 검색`}
        defaultValue={filters.keyword}
        onSearch={(keyword) => onChange({ keyword })}
      />
    </FilterBar>
  );
}
