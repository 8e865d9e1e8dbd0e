import { SELECT_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { SelectField } from './SelectField.tsx';

export default { component: SelectField, parameters: { keys: SELECT_KEYS } } satisfies Stories;

const REGIONS = ['서울특별시', '부산광역시', '대구광역시', '인천광역시'].map((label) => ({ value: label, label }));
const PLACEHOLDER = '시·도 선택';

export const Empty = () => <SelectField label="지역" required options={REGIONS} placeholder={PLACEHOLDER} />;

export const Filled = () => <SelectField label="지역" options={REGIONS} defaultValue="부산광역시" />;

export const Disabled = () => (
  <SelectField label="지역" options={REGIONS} placeholder={PLACEHOLDER} hint="먼저 국가를 선택해주세요." disabled />
);

export const Wrong = () => (
  <SelectField label="지역" required options={REGIONS} placeholder={PLACEHOLDER} error="지역을 선택해주세요." />
);

export const LongText = () => (
  <SelectField
    label="시험"
    options={[{ value: 1, label: '2026년 제4회 외식경영관리사 2급 자격검정 필기시험 및 실기시험 (서울·부산·대구)' }]}
  />
);
