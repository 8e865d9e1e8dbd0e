import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { EVIDENCE_DAYS, GROUNDS, postIntExam } from '@portal/shared/contract/manager';
import { isKnown } from '@portal/shared/contract/words';
import { addDays } from '@portal/shared/time';
import { Section } from '@portal/shared/ui';
import { EligibilitySection } from '../../parts/eligibility/EligibilitySection.tsx';
import { callsOf } from '../../parts/kind/applicationSources.ts';
import { AssistanceFields, assistanceToSend } from '../../parts/person/AssistanceFields.tsx';
import { consentsToSend } from '../../parts/person/consentsToSend.ts';
import { EnglishNameField, englishNameRule, type EnglishNameValues } from '../../parts/person/EnglishNameField.tsx';
import {
  initialPersonValues,
  PersonFields,
  personSchema,
  type PersonValues,
} from '../../parts/person/PersonFields.tsx';
import { PhotoField, type PhotoValues } from '../../parts/photo/PhotoField.tsx';
import { FormFrame, type KindFormProps } from './FormFrame.tsx';

interface ExamValues extends PersonValues, PhotoValues, EnglishNameValues {}

const schema = v.intersect([
  personSchema,
  v.object({
    enName: englishNameRule,
    userProfile: v.string(),
  }),
]);

/** API names of fields that have another name in the form. */
const FIELD_NAMES: Record<string, string> = { userAddr: 'userAddress', userAddr2: 'userAddress2' };

/** The application form of an exam. */
export function ExamForm({ offering, profile, owned, onRefused }: KindFormProps) {
  const { offeringNo, termsVersion } = offering;
  const form = useForm<ExamValues>({
    resolver: valibotResolver(schema),
    defaultValues: { ...initialPersonValues(profile), enName: '', userProfile: '' },
    shouldFocusError: false,
    // As in the course form.
    criteriaMode: 'all',
  });
  const apply = useMutation(postIntExam, { invalidates: callsOf('exam'), leavesPage: true });
  return (
    <FormFrame
      offering={offering}
      applicantName={profile.name}
      form={form}
      draftKey={`exam-apply:${offeringNo}`}
      fieldOf={(path) => FIELD_NAMES[path] ?? path}
      send={({ enName, postCode, userAddress, userAddress2, userProfile, ...assistance }) =>
        apply.mutate({
          examinationNo: offeringNo,
          ...(termsVersion && { termsVersion }),
          enName,
          postCode,
          userAddr: userAddress,
          userAddr2: userAddress2,
          memo: assistanceToSend(assistance).memo,
          consents: consentsToSend(assistance),
          userProfile,
        })
      }
      owned={owned}
      onRefused={onRefused}
    >
      {offering.asksEvidence && isKnown(GROUNDS, offering.grade) && (
        <EligibilitySection
          grade={offering.grade}
          dueDay={addDays(offering.day, -EVIDENCE_DAYS)}
          examDay={offering.day}
        />
      )}
      <Section title="응시자 정보" lead="회원 정보에서 가져왔습니다. 수험표에 그대로 적히니 확인해주세요.">
        <PersonFields profile={profile} nameLabel="한글 이름" />
        <EnglishNameField />
        <PhotoField />
      </Section>
      <AssistanceFields kind="exam" />
    </FormFrame>
  );
}
