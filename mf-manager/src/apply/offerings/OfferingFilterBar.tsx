import { OFFERING_STATUS_NAMES, type OfferingStatus } from '@portal/shared/contract/statuses';
import { FilterBar, FilterSelect, SearchBox } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Kind } from '../../parts/kind/offering.ts';
import styles from './OfferingList.module.css';
import type { OfferingFilters } from './useOfferingFilters.ts';

const GRADES = [
  { value: '', label: '전체' },
  { value: '1', label: '1급' },
  { value: '2', label: '2급' },
] as const;
const TYPES = [
  { value: '', label: '전체' },
  { value: '1', label: '집합교육' },
  { value: '2', label: '온라인교육' },
] as const;
const STATUSES: readonly { value: '' | OfferingStatus; label: string }[] = [
  { value: '', label: '전체' },
  ...Object.entries(OFFERING_STATUS_NAMES).map(([value, label]) => ({ value: value as OfferingStatus, label })),
];

interface OfferingFilterBarProps {
  kind: Kind;
  filters: OfferingFilters;
  onChange(changes: Partial<OfferingFilters>): void;
}

/** Narrows a list of courses or exams. */
export function OfferingFilterBar({ kind, filters, onChange }: OfferingFilterBarProps) {
  const { word, typeLabel, hasTypeFilter } = KINDS[kind];
  return (
    <FilterBar>
      <div className={styles.selects}>
        <FilterSelect
          label="급수"
          options={GRADES}
          value={filters.rating}
          onChange={(rating) => onChange({ rating })}
        />
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
      </div>
      <SearchBox
        label={`${word}명이나 장소 검색`}
        defaultValue={filters.keyword}
        onSearch={(keyword) => onChange({ keyword })}
      />
    </FilterBar>
  );
}
