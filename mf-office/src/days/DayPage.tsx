import { useItem } from '@portal/shared/client';
import { officeDayReport } from '@portal/shared/contract/office';
import { DateField } from '@portal/shared/form';
import { formatCount, formatDate, formatDateTime, formatMoney } from '@portal/shared/format';
import { addDays, seoulDay, serverNow } from '@portal/shared/time';
import { Callout, DescriptionList, ErrorState, FilterBar, Section, Skeleton } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { spanWords } from '../parts/time/spanWords.ts';
import { SumsTable } from './SumsTable.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** /office/days: the money of one day; yesterday, the last complete day, unless the URL names another. */
export default function DayPage() {
  const { params, choose } = usePage();
  const wanted = params.get('day') ?? '';
  const day = DAY.test(wanted) ? wanted : addDays(seoulDay(serverNow()), -1);
  const { data, isLoading, error, retry } = useItem(officeDayReport, { day });
  return (
    <OfficePage title="하루 보고" lead={`${formatDate(day)} 0시부터 24시까지 들어오고 나간 돈과 1:1 문의입니다.`}>
      <FilterBar label="날짜 고르기">
        <DateField label="날짜" value={day} onChange={(chosen) => chosen && choose('day', chosen)} />
      </FilterBar>
      {isLoading && <Skeleton lines={8} />}
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {data && (
        <>
          <DescriptionList
            items={[
              { term: '들어온 돈', description: formatMoney(data.paidTotal) },
              { term: '나간 돈', description: formatMoney(data.refundedTotal) },
              {
                term: '결제사 내역 맞춰 보기',
                description: data.reconciledAt ? `${formatDateTime(data.reconciledAt)} 완료` : '아직 하지 않음',
              },
            ]}
          />
          {data.openFindings > 0 && (
            <Callout tone="warning">이날의 내역 불일치 {data.openFindings}건이 아직 처리되지 않았습니다.</Callout>
          )}
          <Section title="들어온 돈">
            <SumsTable caption="들어온 돈" nameOf="결제 수단" sums={data.paid} />
          </Section>
          <Section title="나간 돈">
            <SumsTable caption="나간 돈" nameOf="환불 방법" sums={data.refunded} />
          </Section>
          {data.inquiries && (
            <Section title="1:1 문의">
              <DescriptionList
                items={[
                  { term: '새로 물은 것', description: `${formatCount(data.inquiries.asked)}건` },
                  { term: '답변한 것', description: `${formatCount(data.inquiries.answered)}건` },
                  { term: '답변까지 걸린 시간(중앙값)', description: medianOf(data.inquiries.medianMinutes) },
                ]}
              />
            </Section>
          )}
        </>
      )}
    </OfficePage>
  );
}

const medianOf = (minutes: number | null) => (minutes === null ? '답변한 것 없음' : spanWords(minutes * 60));
