import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { Callout, Checkbox, RadioGroup, Section, TextAreaField } from '@portal/shared/ui';
import { KINDS } from '../kind/kinds.ts';
import type { Kind } from '../kind/offering.ts';
import { RETENTION } from './personalData.ts';

/** Part of an application about assistance on site. */
export interface AssistanceValues {
  /** 1 no assistance needed, 2 assistance needed on site; strings, since radio buttons have them. */
  isDisorder: '1' | '2';
  /** Consent to the use of health data, which the law requires separately (개인정보 보호법 제23조). */
  agreeSensitive: boolean;
  /** Required assistance, or any other request. */
  memo: string;
}

export const assistanceEntries = {
  isDisorder: v.picklist(['1', '2'], '편의 제공이 필요한지 골라주세요.'),
  agreeSensitive: v.boolean(),
  memo: v.pipe(v.string(), v.trim(), v.maxLength(500, '500자 이내로 입력해주세요.')),
};

/** Applicants who need assistance and consent to the use of that information must specify it. */
export const isAssistanceNamed = ({ isDisorder, agreeSensitive, memo }: AssistanceValues): boolean =>
  isDisorder === '1' || !agreeSensitive || memo !== '';

export const NO_ASSISTANCE: AssistanceValues = { isDisorder: '1', agreeSensitive: false, memo: '' };

/** Values to be sent: no health data without the consent. */
export function assistanceToSend({ isDisorder, agreeSensitive, memo }: AssistanceValues) {
  if (isDisorder === '1') return { isDisorder: 1, memo };
  return agreeSensitive ? { isDisorder: 2, memo } : { isDisorder: 1, memo: '' };
}

/** Summary for the confirmation dialog; null if no assistance is needed. */
export function assistanceInWords({ isDisorder, agreeSensitive, memo }: AssistanceValues): string | null {
  if (isDisorder === '1') return null;
  return agreeSensitive ? `필요함 (${memo})` : '전달하지 않음 (민감정보 수집·이용에 동의하지 않으셨습니다)';
}

const CHOICES: Record<Kind, { value: AssistanceValues['isDisorder']; label: string; description?: string }[]> = {
  education: [
    { value: '1', label: '필요하지 않습니다' },
    { value: '2', label: '필요합니다', description: '휠체어 자리, 수어 통역, 큰 글씨 교재 등' },
  ],
  exam: [
    { value: '1', label: '필요하지 않습니다' },
    { value: '2', label: '필요합니다', description: '휠체어 자리, 큰 글씨 문제지, 시험 시간 연장 등' },
  ],
};

/** Need for assistance and, with the consent about health data, its kind; otherwise any other request. */
export function AssistanceFields({ kind }: { kind: Kind }) {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<AssistanceValues>();
  const [isDisorder, isAgreed] = useWatch({ control, name: ['isDisorder', 'agreeSensitive'] });
  const needsHelp = isDisorder === '2';
  const { word } = KINDS[kind];
  return (
    <Section title="편의 제공">
      <RadioGroup
        legend="편의 제공이 필요하신가요?"
        options={CHOICES[kind]}
        error={errors.isDisorder?.message}
        {...register('isDisorder')}
      />
      {needsHelp && (
        <Checkbox
          label="편의 제공을 위한 민감정보(건강에 관한 정보)의 수집·이용에 동의합니다."
          optional
          hint={`수집 항목: 편의 제공이 필요하다는 사실과 필요한 편의 내용 / 이용 목적: ${word}장의 편의 제공 / 보유 기간: ${RETENTION}. 동의하지 않으셔도 신청하실 수 있습니다.`}
          {...register('agreeSensitive')}
        />
      )}
      {needsHelp && !isAgreed ? (
        <Callout tone="info">
          동의하지 않으시면 필요한 편의를 협회에 전하지 않고, 편의 제공 없이 신청합니다. 동의하시면 필요한 편의를 적으실
          수 있습니다.
        </Callout>
      ) : (
        <TextAreaField
          label={needsHelp ? '필요한 편의 내용' : '요청 사항'}
          required={needsHelp}
          optional={!needsHelp}
          rows={4}
          hint={
            needsHelp
              ? '준비할 수 있도록 자세히 적어주세요.'
              : `${word} 담당자에게 전할 말이 있으면 적어주세요. 건강이나 장애에 관한 내용은 위에서 ‘필요합니다’를 고르고 적어주세요.`
          }
          error={errors.memo?.message}
          {...register('memo')}
        />
      )}
    </Section>
  );
}
