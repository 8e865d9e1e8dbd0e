import { useFormContext } from 'react-hook-form';
import { Checkbox, DescriptionList, Section } from '@portal/shared/ui';
import { ConsentBox } from '../../parts/form/ConsentBox.tsx';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Kind } from '../../parts/kind/offering.ts';
import { PERSONAL_DATA, RETENTION } from '../../parts/person/personalData.ts';
import type { AcceptValues } from './acceptForm.ts';

interface AcceptConsentsProps {
  kind: Kind;
  businessName: string;
}

/** Consents of an application, and the data shared with the company. */
export function AcceptConsents({ kind, businessName }: AcceptConsentsProps) {
  const {
    register,
    formState: { errors },
  } = useFormContext<AcceptValues>();
  return (
    <>
      <Section
        title="개인정보 수집·이용"
        lead={`${KINDS[kind].word} 신청에서 받는 정보와 그 이용 목적입니다. 회사에는 알리지 않습니다.`}
      >
        <DescriptionList
          items={[...PERSONAL_DATA[kind], { term: <strong>보유 기간</strong>, description: RETENTION }]}
        />
      </Section>
      <ConsentBox>
        <Checkbox
          required
          label={`${KINDS[kind].word} 신청을 위한 위의 개인정보 수집·이용에 동의합니다.`}
          hint="동의하지 않으셔도 되지만, 그러면 수락을 받을 수 없습니다. (선택) 항목은 적지 않으셔도 됩니다."
          error={errors.agreePrivacy?.message}
          {...register('agreePrivacy')}
        />
        <Checkbox
          required
          label={`${businessName}에 수락과 취소 여부를 알리는 데 동의합니다.`}
          hint="회사는 수락하거나 취소하셨다는 것만 압니다. 생년월일, 결과, 점수는 회사에 알리지 않습니다."
          error={errors.agreeSharing?.message}
          {...register('agreeSharing')}
        />
        {kind === 'education' && (
          <Checkbox
            optional
            label={`수료하면 ${businessName}에서 제 수료증을 받아 보는 데 동의합니다.`}
            hint="동의하지 않으셔도 수락하실 수 있습니다."
            {...register('agreeCompletion')}
          />
        )}
      </ConsentBox>
    </>
  );
}
