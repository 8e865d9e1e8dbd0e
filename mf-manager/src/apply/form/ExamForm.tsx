import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { postIntExam } from '@portal/shared/contract/manager';
import { Section, TextField } from '@portal/shared/ui';
import { callsOf } from '../../parts/kind/kinds.ts';
import { AssistanceFields, assistanceToSend } from './AssistanceFields.tsx';
import { FormFrame, type KindFormProps } from './FormFrame.tsx';
import { initialPersonValues, PersonFields, personSchema, type PersonValues } from './PersonFields.tsx';
import { PhotoField, type PhotoValues } from './photo/PhotoField.tsx';

interface ExamValues extends PersonValues, PhotoValues {
  enName: string;
}

const schema = v.intersect([
  personSchema,
  v.object({
    enName: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(100, '100자 이내로 입력해주세요.'),
      v.regex(/^[A-Za-z .,'-]*$/, '영문 이름은 로마자로 입력해주세요. (예: HONG GILDONG)'),
    ),
    userProfile: v.string(),
  }),
]);

/** Names of the wire for fields that the form calls otherwise. */
const FIELD_NAMES: Record<string, string> = { koName: 'name', userAddr: 'userAddress', userAddr2: 'userAddress2' };

/** The application form of an exam. */
export function ExamForm({ offering, profile, owned, onRefused }: KindFormProps) {
  const { offeringNo } = offering;
  const form = useForm<ExamValues>({
    resolver: valibotResolver(schema),
    defaultValues: { ...initialPersonValues(profile), enName: '', userProfile: '' },
    shouldFocusError: false,
    // As in the form of a course.
    criteriaMode: 'all',
  });
  const apply = useMutation(postIntExam, { invalidates: callsOf('exam'), leavesPage: true });
  const { errors } = form.formState;
  return (
    <FormFrame
      offering={offering}
      form={form}
      draftKey={`exam-apply:${offeringNo}`}
      fieldOf={(path) => FIELD_NAMES[path] ?? path}
      send={({ name, enName, userBirth, postCode, userAddress, userAddress2, userProfile, ...assistance }) =>
        apply.mutate({
          examinationNo: offeringNo,
          koName: name,
          enName,
          userBirth,
          postCode,
          userAddr: userAddress,
          userAddr2: userAddress2,
          memo: assistanceToSend(assistance).memo,
          userProfile,
        })
      }
      owned={owned}
      onRefused={onRefused}
    >
      <Section title="응시자 정보" lead="회원 정보에서 가져왔습니다. 수험표에 그대로 적히니 확인해 주세요.">
        <PersonFields nameLabel="한글 이름" />
        <TextField
          label="영문 이름"
          optional
          hint="여권에 적힌 로마자 이름을 적어 주세요."
          autoComplete="off"
          autoCapitalize="characters"
          error={errors.enName?.message}
          {...form.register('enName')}
        />
        <PhotoField />
      </Section>
      <AssistanceFields kind="exam" />
    </FormFrame>
  );
}
