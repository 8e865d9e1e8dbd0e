import { useItem } from '@portal/shared/client';
import {
  officeMemberStatistics,
  officeMoneyStatistics,
  officeQualificationStatistics,
} from '@portal/shared/contract/office';
import { seoulDay, serverNow } from '@portal/shared/time';
import { ErrorState, FilterBar, SelectField, Skeleton } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { FigureSection } from './FigureSection.tsx';

const TOPICS = {
  qualification: { title: '교육·시험 통계', call: officeQualificationStatistics },
  money: { title: '결제 통계', call: officeMoneyStatistics },
  members: { title: '회원 통계', call: officeMemberStatistics },
} as const;

/** Years to choose from, the current one first. */
const YEARS = 6;

/** /office/statistics/…: figures of a year beside the one before; the current year unless the URL names another. */
export default function StatisticsPage({ topic }: { topic: keyof typeof TOPICS }) {
  const { params, choose } = usePage();
  const { title, call } = TOPICS[topic];
  const thisYear = Number(seoulDay(serverNow()).slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, index) => thisYear - index);
  const year = years.find((one) => String(one) === params.get('year')) ?? thisYear;
  const { data, isLoading, error, retry } = useItem(call, { year });
  return (
    <OfficePage title={title} lead={`${year}년을 ${year - 1}년과 나란히 봅니다.`}>
      <FilterBar label="연도 고르기">
        <SelectField
          label="연도"
          value={String(year)}
          onChange={({ target }) => choose('year', target.value)}
          options={years.map((one) => ({ value: String(one), label: `${one}년` }))}
        />
      </FilterBar>
      {isLoading && <Skeleton lines={8} />}
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {data?.figures.map((figure) => (
        <FigureSection key={figure.title} figure={figure} year={year} />
      ))}
    </OfficePage>
  );
}
