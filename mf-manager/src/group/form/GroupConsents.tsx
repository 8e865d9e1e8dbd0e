import { useFormContext } from 'react-hook-form';
import { Checkbox, DescriptionList, Section } from '@portal/shared/ui';
import { ConsentBox } from '../../parts/form/ConsentBox.tsx';
import type { OfferingDetail } from '../../parts/kind/offering.ts';
import { Notes } from '../../parts/page/Notes.tsx';
import { RefundNotes } from '../../parts/refund/RefundNotes.tsx';
import { RefundTable } from '../../parts/refund/RefundTable.tsx';
import type { GroupValues } from './groupForm.ts';

const OF_GROUPS = [
  '한 분씩 취소하실 수 있으며, 위 금액은 한 분의 금액입니다. 환불은 결제하신 사업자에게 합니다.',
  '초대를 수락하지 않은 분의 자리도 취소하지 않으시면 그대로 남고, 시작 3일 전이 지나면 다른 분으로 바꾸실 수 없습니다.',
];

/** Personal data of others that a group requires, each with its purpose. */
const PERSONAL_DATA = [
  { term: '사업자등록번호, 상호', description: '신청 접수, 영수증 발급, 초대 안내' },
  { term: '신청하실 분의 이름, 휴대폰 번호', description: '초대 문자 발송, 초대받은 본인 확인' },
  { term: '보유 기간', description: '신청하실 분의 정보는 시작일 뒤 1년, 다른 분으로 바뀐 분의 정보는 3개월' },
];

/** Refund rules, and the employer's consents and assurance that the people were informed. */
export function GroupConsents({ offering }: { offering: OfferingDetail }) {
  const {
    register,
    formState: { errors },
  } = useFormContext<GroupValues>();
  return (
    <>
      <Section title="환불 기준">
        <RefundTable terms={offering.terms} price={offering.price} />
        <RefundNotes offering={offering} />
        <Notes items={OF_GROUPS} />
      </Section>
      <Section title="개인정보 이용" lead="단체 신청에서 받는 정보와 그 이용 목적입니다.">
        <DescriptionList items={PERSONAL_DATA} />
      </Section>
      <ConsentBox>
        <Checkbox
          label="위 환불 기준을 확인했으며 이에 동의합니다."
          required
          error={errors.agreeRefund?.message}
          {...register('agreeRefund')}
        />
        <Checkbox
          label="신청하실 분들께 이름과 휴대폰 번호를 협회에 알린다는 것을 안내하고 동의를 받았습니다."
          required
          hint="협회는 이 번호로 초대 문자를 보냅니다. 초대를 받은 분은 사양하실 수 있습니다."
          error={errors.agreeTold?.message}
          {...register('agreeTold')}
        />
      </ConsentBox>
    </>
  );
}
