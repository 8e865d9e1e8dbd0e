import { useWatch } from 'react-hook-form';
import { formatCount } from '@portal/shared/format';
import { Callout, DescriptionList } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Offering } from '../../parts/kind/offering.ts';
import { sumInWords } from '../groupItems.ts';
import type { GroupValues } from './groupForm.ts';

/** Total price of all seats, updated with the number of people, and a warning if too few seats are left. */
export function TotalPrice({ offering }: { offering: Pick<Offering, 'kind' | 'price' | 'seatsLeft'> }) {
  const people = useWatch<GroupValues, 'people'>({ name: 'people' });
  const { kind, price, seatsLeft } = offering;
  return (
    <>
      <DescriptionList
        items={[
          {
            term: KINDS[kind].feeLabel,
            description: <strong role="status">{sumInWords(price, people.length)}</strong>,
          },
        ]}
      />
      {people.length > seatsLeft && (
        <Callout tone="warning" title={`지금 남은 자리는 ${formatCount(seatsLeft)}명입니다.`}>
          남은 자리가 인원보다 적으면 한 자리도 신청되지 않습니다. 인원을 줄이거나 다른 일정을 골라주세요.
        </Callout>
      )}
    </>
  );
}
