import { useEffect, useRef, useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { VERIFICATION_MESSAGES, verificationCodeRule } from '@portal/shared/rules';
import { Button, Callout, Form, NumberField, VisuallyHidden } from '@portal/shared/ui';
import styles from './PhoneVerification.module.css';
import { formatCountdown } from './useCountdown.ts';
import type { PhoneVerificationState } from './usePhoneVerification.ts';

interface CodeEntryProps {
  verification: PhoneVerificationState;
  /** Sends another code to the same phone. */
  onResend: () => void;
  /** Starts again with another number. */
  onOtherNumber: () => void;
  onVerified: () => void;
}

/** Announced once, when this many seconds are left. */
const WARNING_SECONDS = 60;

/** Takes the focus, since the focused field has disappeared. */
function Verified() {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1} role="status">
      <Callout tone="success">{VERIFICATION_MESSAGES.verified}</Callout>
    </div>
  );
}

/** Field for the code, which is valid for three minutes. */
export function CodeEntry({ verification, onResend, onOtherNumber, onVerified }: CodeEntryProps) {
  const { stage, secondsLeft, closedMessage, shownCode, isMatching, isSending } = verification;
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  if (stage === 'verified') return <Verified />;

  const compare = async (event: FormEvent) => {
    event.preventDefault();
    if (closedMessage || isMatching) return;
    const typed = v.safeParse(verificationCodeRule, code);
    const message = typed.success ? await verification.match(typed.output) : typed.issues[0].message;
    setProblem(message ?? '');
    if (message) field.current?.focus();
    else onVerified();
  };
  const resend = () => {
    setCode('');
    setProblem('');
    onResend();
    field.current?.focus();
  };

  return (
    <Form onSubmit={(event) => void compare(event)}>
      <div role="status">
        {shownCode && (
          <Callout>
            시연용 번호 <strong>{shownCode}</strong>
            <br />이 환경에서는 문자가 발송되지 않습니다.
          </Callout>
        )}
      </div>
      <div className={styles.code}>
        <NumberField
          ref={field}
          label="인증번호"
          name="code"
          autoComplete="one-time-code"
          value={code}
          error={closedMessage || problem || undefined}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" disabled={closedMessage !== ''} busy={isMatching}>
          확인
        </Button>
      </div>
      <div className={styles.below}>
        <p className={styles.time}>
          남은 시간{' '}
          <strong role="timer" aria-live="off">
            {formatCountdown(secondsLeft)}
          </strong>
        </p>
        <VisuallyHidden role="status">
          {secondsLeft > 0 && secondsLeft <= WARNING_SECONDS ? '인증 시간이 1분 이내로 남았습니다.' : ''}
        </VisuallyHidden>
        <VisuallyHidden role="alert">
          {closedMessage && `${closedMessage} ‘인증번호 다시 받기’를 눌러주세요.`}
        </VisuallyHidden>
        <Button variant="secondary" size="small" busy={isSending} onClick={resend}>
          인증번호 다시 받기
        </Button>
        <Button variant="secondary" size="small" onClick={onOtherNumber}>
          번호 바꾸기
        </Button>
      </div>
    </Form>
  );
}
