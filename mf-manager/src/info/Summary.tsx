import { formatDate, formatMoney } from '@portal/shared/format';
import { DescriptionList, Section, Skeleton, TextLink } from '@portal/shared/ui';
import { KINDS } from '../parts/kind/kinds.ts';
import type { Kind } from '../parts/kind/offering.ts';
import { gradeAndType } from '../parts/offering/offeringItems.ts';
import { offeredPath, offeringListPath } from '../parts/page/paths.ts';
import { totalCost } from '../parts/qualification/costs.ts';
import { useTariff } from '../parts/qualification/useTariff.ts';
import { useOffered } from './offered/Offered.tsx';

/** Summary of the page: eligibility, costs, first step, next dates. */
export function Summary() {
  const { tariff } = useTariff();
  return (
    <Section title="한눈에 보기" weight="lead">
      <DescriptionList
        items={[
          {
            term: '대상',
            description: '2급은 외식업 6개월 이상, 1급은 5년 이상 일하신 분 등. 처음이시면 2급부터 시작하십시오.',
          },
          {
            term: '비용 (교육부터 자격증까지)',
            description: tariff ? (
              `2급 ${formatMoney(totalCost(tariff, 2))}, 1급 ${formatMoney(totalCost(tariff, 1))}`
            ) : (
              <Skeleton width="12rem" />
            ),
          },
          {
            term: '시작하기',
            description: (
              <>
                <TextLink to={offeringListPath('education')}>교육을 신청</TextLink>해 수료하신 뒤 시험에 응시합니다.
              </>
            ),
          },
          {
            term: '다음 일정',
            description: (
              <>
                <Next kind="education" />
                <Next kind="exam" />
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}

/** First open offering of a kind. */
function Next({ kind }: { kind: Kind }) {
  const { word } = KINDS[kind];
  const { items, isLoading, error } = useOffered(kind);
  if (isLoading) return <Skeleton width="70%" />;
  if (error) return <p>{word} 일정을 불러오지 못했습니다.</p>;
  const next = items.find(({ allowedActions }) => allowedActions.includes('apply'));
  if (!next) return <p>지금 신청하실 수 있는 {word}이 없습니다.</p>;
  return (
    <p>
      <TextLink to={offeredPath(kind, next.offeringNo)}>
        {word} {formatDate(next.day)} · {gradeAndType(next)}
      </TextLink>
    </p>
  );
}
