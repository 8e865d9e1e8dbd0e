import { formatDate, formatMoney } from '@portal/shared/format';
import { Section, Skeleton } from '@portal/shared/ui';
import { Notes } from '../parts/page/Notes.tsx';
import { useTariff } from '../parts/qualification/useTariff.ts';
import { CostTable } from './CostTable.tsx';
import { TOPICS } from './topics/topics.ts';

/** Current costs of the qualification, and future changes with their days. */
export function Costs() {
  const { tariff, changes } = useTariff();
  if (!tariff)
    return (
      <Section {...TOPICS.cost}>
        <Skeleton lines={6} height="2rem" />
      </Section>
    );
  return (
    <Section {...TOPICS.cost}>
      <CostTable tariff={tariff} />
      <Notes
        items={[
          `교육을 온라인으로 들으시면 교육비는 ${formatMoney(tariff.onlineCourse)}입니다. 무료 과정을 들으시면 교육비가 없습니다.`,
          '교육비와 응시료는 과정과 회차에 따라 다를 수 있습니다. 신청 화면에 적힌 금액이 정확합니다.',
          '자격증 발급비는 합격하신 뒤 발급을 신청하시는 경우에만, 신청하신 날의 금액을 계좌이체로 내십니다.',
          '교육비와 응시료의 환불 기간과 비율은 신청하시기 전에 과정과 시험마다 알려드립니다.',
          ...changes.map(
            ({ itemName, amount, from }) => `${formatDate(from)}부터 ${itemName}는 ${formatMoney(amount)}입니다.`,
          ),
        ]}
      />
    </Section>
  );
}
