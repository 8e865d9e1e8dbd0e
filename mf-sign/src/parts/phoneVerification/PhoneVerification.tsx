import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { mobilePhoneRule, newPersonNameRule, personNameRule, phoneOf, typedName } from '@portal/shared/rules';
import { Button, Form, NumberField, TextField } from '@portal/shared/ui';
import { CodeEntry } from './CodeEntry.tsx';
import styles from './PhoneVerification.module.css';
import type { Person, PhoneVerificationState } from './usePhoneVerification.ts';

interface PhoneVerificationProps {
  verification: PhoneVerificationState;
  initial?: Partial<Person>;
  /** The person is about to join: papers must be able to show the name. */
  isNew?: boolean;
  /** The name is fixed and cannot be changed here. */
  nameReadOnly?: boolean;
  /** Called with the typed values, so that they can be stored. */
  onTyped?: (person: Person) => void;
  onVerified?: (person: Person) => void;
}

const schema = v.object({ name: personNameRule, userPhone: mobilePhoneRule });
const ofNewMember = v.object({ name: newPersonNameRule, userPhone: mobilePhoneRule });

/** Name, phone, code and countdown, for every form that verifies a phone (specification §2). */
export function PhoneVerification({
  verification,
  initial,
  isNew = false,
  nameReadOnly: nameFixed = false,
  onTyped,
  onVerified,
}: PhoneVerificationProps) {
  const { register, handleSubmit, formState, setFocus, getValues, subscribe } = useForm({
    resolver: valibotResolver(isNew ? ofNewMember : schema),
    defaultValues: { name: initial?.name ?? '', userPhone: initial?.userPhone ?? '' },
  });
  const { stage } = verification;
  const locked = stage !== 'idle';

  useEffect(() => {
    if (!onTyped) return;
    return subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) });
  }, [subscribe, onTyped]);

  const send = handleSubmit(async (person) => {
    await verification.send(person);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!locked && !verification.isSending) void send(event);
  };
  const otherNumber = () => {
    verification.startOver();
    setFocus('userPhone');
  };

  return (
    <div className={styles.root}>
      <Form onSubmit={submit}>
        <TextField
          label="이름"
          autoComplete="name"
          readOnly={locked || nameFixed}
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <NumberField
          label="휴대폰 번호"
          read={phoneOf}
          hint={locked ? undefined : '하이픈(-) 없이 숫자만 입력해주세요.'}
          autoComplete="tel-national"
          readOnly={locked}
          error={formState.errors.userPhone?.message}
          {...register('userPhone')}
        />
        {stage === 'idle' && (
          <Button type="submit" variant="secondary" busy={verification.isSending}>
            인증번호 발송
          </Button>
        )}
      </Form>
      {locked && (
        <CodeEntry
          verification={verification}
          onResend={() => void send()}
          onOtherNumber={otherNumber}
          onVerified={() => onVerified?.({ name: typedName(getValues('name')), userPhone: getValues('userPhone') })}
        />
      )}
    </div>
  );
}
