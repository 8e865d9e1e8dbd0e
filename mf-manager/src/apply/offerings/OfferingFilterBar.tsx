import { OFFERING_STATUS_NAMES, type OfferingStatus } from '@portal/shared/contract/statuses';
import { FilterBar, FilterSelect, SearchBox } from '@portal/shared/ui';
import styles from './OfferingList.module.css';
import type { OfferingFilters } from './useOfferingFilters.ts';

const RATINGS = [
  { value: '', label: '전체' },
  { value: '1', label: '1급' },
  { value: '2', label: '2급' },
] as const;
const KINDS = [
  { value: '', label: '전체' },
  { value: '1', label: '집합교육' },
  { value: '2', label: '온라인교육' },
] as const;
const STATUSES: readonly { value: '' | OfferingStatus; label: string }[] = [
  { value: '', label: '전체' },
  ...Object.entries(OFFERING_STATUS_NAMES).map(([value, label]) => ({ value: value as OfferingStatus, label })),
];

interface OfferingFilterBarProps {
  filters: OfferingFilters;
  onChange(changes: Partial<OfferingFilters>): void;
  /** Courses differ in kind, exams do not. */
  withKind: boolean;
  searchLabel: string;
}

/** Narrows a list of courses or exams. */
export function OfferingFilterBar({ filters, onChange, withKind, searchLabel }: OfferingFilterBarProps) {
  return (
    <FilterBar>
      <div className={styles.selects}>
        <FilterSelect
          label="급수"
          options={RATINGS}
          value={filters.rating}
          onChange={(rating) => onChange({ rating })}
        />
        {withKind && (
          <FilterSelect
            label="교육 방법"
            options={KINDS}
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
      <SearchBox label={searchLabel} defaultValue={filters.keyword} onSearch={(keyword) => onChange({ keyword })} />
    </FilterBar>
  );
}
