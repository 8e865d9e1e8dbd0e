import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useMutation } from '@portal/shared/client';
import { postIntEdu } from '@portal/shared/contract/manager';
import { Section } from '@portal/shared/ui';
import { callsOf } from '../../parts/kind/applicationSources.ts';
import { AssistanceFields, assistanceToSend } from '../../parts/person/AssistanceFields.tsx';
import { consentsToSend } from '../../parts/person/consentsToSend.ts';
import {
  initialPersonValues,
  PersonFields,
  personSchema,
  type PersonValues,
} from '../../parts/person/PersonFields.tsx';
import { FormFrame, type KindFormProps } from './FormFrame.tsx';

/** The application form of a course. */
export function CourseForm({ offering, profile, owned, onRefused }: KindFormProps) {
  const { offeringNo, termsVersion } = offering;
  const form = useForm<PersonValues>({
    resolver: valibotResolver(personSchema),
    defaultValues: initialPersonValues(profile),
    shouldFocusError: false,
    // Without it the resolver skips checks across fields while any field is invalid.
    criteriaMode: 'all',
  });
  const apply = useMutation(postIntEdu, { invalidates: callsOf('education'), leavesPage: true });
  return (
    <FormFrame
      offering={offering}
      applicantName={profile.name}
      form={form}
      draftKey={`edu-apply:${offeringNo}`}
      send={({ postCode, userAddress, userAddress2, ...assistance }) =>
        apply.mutate({
          educationNo: offeringNo,
          ...(termsVersion && { termsVersion }),
          postCode,
          userAddress,
          userAddress2,
          ...assistanceToSend(assistance),
          consents: consentsToSend(assistance),
        })
      }
      owned={owned}
      onRefused={onRefused}
    >
      <Section title="신청자 정보" lead="회원 정보에서 가져왔습니다. 수강증에 그대로 적히니 확인해주세요.">
        <PersonFields profile={profile} />
      </Section>
      <AssistanceFields kind="education" />
    </FormFrame>
  );
}
