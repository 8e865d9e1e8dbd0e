import { useState } from 'react';
import { BUTTON_KEYS, SELECT_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { FilterBar, FilterChips, FilterSelect } from './FilterBar.tsx';
import { FoldedFilters } from './FoldedFilters.tsx';
import { SearchBox } from './SearchBox.tsx';

export default {
  component: FilterBar,
  subcomponents: { FilterChips, FilterSelect, FoldedFilters },
  parameters: { keys: [...BUTTON_KEYS, ...SELECT_KEYS.slice(1)] },
} satisfies Stories;

const STATES = [
  { value: '', label: '전체' },
  { value: 'open', label: '접수 중' },
  { value: 'soon', label: '접수 예정' },
  { value: 'over', label: '마감' },
];

const REGIONS = [
  '전체',
  '서울',
  '부산',
  '대구',
  '인천',
  '광주',
  '대전',
  '울산',
  '세종',
  '경기',
  '강원',
  '충북',
  '충남',
];
const MANY = REGIONS.map((label) => ({ value: label, label }));

function Chips({ options }: { options: typeof STATES }) {
  const [value, setValue] = useState(options[0]?.value ?? '');
  return <FilterChips label="상태" options={options} value={value} onChange={setValue} />;
}

export const Row = () => (
  <FilterBar>
    <Chips options={STATES} />
    <Regions />
    <SearchBox label="제목 검색" onSearch={() => undefined} />
  </FilterBar>
);

export const Folded = () => (
  <FilterBar>
    <FoldedFilters chosen={1}>
      <Regions />
      <Regions />
    </FoldedFilters>
    <SearchBox label="제목 검색" onSearch={() => undefined} />
  </FilterBar>
);

export const OnlyChips = () => <Chips options={STATES} />;

export const ManyChips = () => <Chips options={MANY} />;

export function Regions() {
  const [value, setValue] = useState('전체');
  return <FilterSelect label="지역" options={MANY} value={value} onChange={setValue} />;
}
