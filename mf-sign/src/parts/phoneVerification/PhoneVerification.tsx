import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { digitsOf, mobilePhoneRule, personNameRule } from '@portal/shared/rules';
import { Button, Form, TextField } from '@portal/shared/ui';
import { CodeEntry } from './CodeEntry.tsx';
import styles from './PhoneVerification.module.css';
import type { Person, PhoneVerificationState } from './usePhoneVerification.ts';

interface PhoneVerificationProps {
  verification: PhoneVerificationState;
  initial?: Partial<Person>;
  /** The name is fixed and cannot be changed here. */
  nameReadOnly?: boolean;
  /** Called with what is typed, so that it can be kept. */
  onTyped?: (person: Person) => void;
  onVerified?: (person: Person) => void;
}

const schema = v.object({ name: personNameRule, userPhone: mobilePhoneRule });

/** Name, phone, a code and its countdown, for every form that verifies a phone (specification §2). */
export function PhoneVerification({
  verification,
  initial,
  nameReadOnly: nameFixed = false,
  onTyped,
  onVerified,
}: PhoneVerificationProps) {
  const { register, handleSubmit, formState, setValue, setFocus, getValues, subscribe } = useForm({
    resolver: valibotResolver(schema),
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
  const keepDigits = (typed: string) => {
    const digits = digitsOf(typed);
    // Validated like a typed value: react-hook-form drops its own validation when the value changes meanwhile.
    if (digits !== typed) setValue('userPhone', digits, { shouldValidate: formState.isSubmitted });
  };

  return (
    <div className={styles.root}>
      <Form onSubmit={submit}>
        <TextField
          label="이름"
          autoComplete="name"
          maxLength={50}
          readOnly={locked || nameFixed}
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="휴대폰 번호"
          hint={locked ? undefined : '하이픈(-) 없이 숫자만 입력해주세요.'}
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={13}
          readOnly={locked}
          error={formState.errors.userPhone?.message}
          {...register('userPhone', {
            onChange: (event: { target: HTMLInputElement }) => keepDigits(event.target.value),
          })}
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
          onVerified={() => onVerified?.({ name: getValues('name').trim(), userPhone: getValues('userPhone') })}
        />
      )}
    </div>
  );
}
