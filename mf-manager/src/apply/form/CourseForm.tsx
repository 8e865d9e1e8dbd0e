import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { postIntEdu } from '@portal/shared/contract/manager';
import { RadioGroup, Section, TextAreaField } from '@portal/shared/ui';
import { callsOf } from '../../parts/kind/kinds.ts';
import { FormFrame, type KindFormProps } from './FormFrame.tsx';
import { initialPersonValues, personEntries, PersonFields, type PersonValues } from './PersonFields.tsx';

interface CourseValues extends PersonValues {
  /** 1 no assistance needed, 2 assistance needed on site; as radio buttons have it. */
  isDisorder: '1' | '2';
}

/** Applicants who need assistance must say which. */
const schema = v.pipe(
  v.object({ ...personEntries, isDisorder: v.picklist(['1', '2'], '편의 제공이 필요한지 골라주세요.') }),
  v.forward(
    v.partialCheck(
      [['isDisorder'], ['memo']],
      ({ isDisorder, memo }) => isDisorder === '1' || memo !== '',
      '필요한 편의 내용을 입력해주세요.',
    ),
    ['memo'],
  ),
);

const ASSISTANCE = [
  { value: '1', label: '필요하지 않습니다' },
  { value: '2', label: '필요합니다', description: '휠체어 자리, 수어 통역, 큰 글씨 교재 등' },
] as const;

/** The application form of a course. */
export function CourseForm({ offering, profile, onRefused }: KindFormProps) {
  const { offeringNo } = offering;
  const form = useForm<CourseValues>({
    resolver: valibotResolver(schema),
    defaultValues: { ...initialPersonValues(profile), isDisorder: '1' },
    shouldFocusError: false,
    // Without it the resolver skips checks across fields as long as any field is wrong.
    criteriaMode: 'all',
  });
  const apply = useMutation(postIntEdu, { invalidates: callsOf('education'), leavesPage: true });
  const { errors } = form.formState;
  const needsHelp = useWatch({ control: form.control, name: 'isDisorder' }) === '2';
  return (
    <FormFrame
      offering={offering}
      form={form}
      draftKey={`edu-apply:${offeringNo}`}
      send={({ name, userBirth, postCode, userAddress, userAddress2, isDisorder, memo }) =>
        apply.mutate({
          educationNo: offeringNo,
          name,
          userBirth,
          postCode,
          userAddress,
          userAddress2,
          isDisorder: Number(isDisorder),
          memo,
        })
      }
      onRefused={onRefused}
    >
      <Section title="신청자 정보" lead="회원 정보에서 가져왔습니다. 수강증에 그대로 적히니 확인해 주세요.">
        <PersonFields />
      </Section>
      <Section title="편의 제공">
        <RadioGroup
          legend="편의 제공이 필요하신가요?"
          options={ASSISTANCE}
          error={errors.isDisorder?.message}
          {...form.register('isDisorder')}
        />
        <TextAreaField
          label={needsHelp ? '필요한 편의 내용' : '요청 사항'}
          required={needsHelp}
          rows={4}
          maxLength={500}
          hint={needsHelp ? '준비할 수 있도록 자세히 적어 주세요.' : '교육 담당자에게 전할 말이 있으면 적어 주세요.'}
          error={errors.memo?.message}
          {...form.register('memo')}
        />
      </Section>
    </FormFrame>
  );
}
