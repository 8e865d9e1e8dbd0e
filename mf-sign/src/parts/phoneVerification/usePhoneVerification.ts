import { useState } from 'react';
import type * as v from 'valibot';
import { CallError, useMutation } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import { authMatch, authSend, CODE_LIFETIME_SECONDS, type verificationPurpose } from '@portal/shared/contract/auth';
import { alert } from '@portal/shared/overlay';
import { VERIFICATION_MESSAGES } from '@portal/shared/rules';
import { useCountdown } from './useCountdown.ts';

/** A person and their phone. */
export interface Person {
  name: string;
  /** Digits only. */
  userPhone: string;
}

export type VerificationPurpose = v.InferOutput<typeof verificationPurpose>;

interface SentCode {
  person: Person;
  /** The code itself in demo mode, where no SMS is sent; else empty. */
  shownCode: string;
  /** Milliseconds since 1970. */
  deadline: number;
  /** Reason why the code is void before its expiry; empty while it is valid. */
  refusal: string;
}

export interface PhoneVerificationState {
  stage: 'idle' | 'sent' | 'verified';
  secondsLeft: number;
  /** Reason why the code is void: expired, or too many attempts. Empty while it is valid. */
  closedMessage: string;
  shownCode: string;
  isSending: boolean;
  isMatching: boolean;
  /** Sends a code. @returns false on an error, which has been shown then. */
  send(person: Person): Promise<boolean>;
  /** Compares a code. @returns null if it matches, else the message for the field. */
  match(code: string): Promise<string | null>;
  /** Starts again with another number. */
  startOver(): void;
}

/**
 * Verifies a phone: sends a code, counts down, compares (specification §4).
 * @param onUnknown called if no member has the phone; without it only the message is shown.
 */
export function usePhoneVerification(
  purpose: VerificationPurpose,
  onUnknown?: () => Promise<void>,
): PhoneVerificationState {
  const [sent, setSent] = useState<SentCode | null>(null);
  const [verified, setVerified] = useState(false);
  const sending = useMutation(authSend, { quiet: onUnknown !== undefined });
  const matching = useMutation(authMatch, { quiet: true });
  const secondsLeft = useCountdown(verified ? null : (sent?.deadline ?? null));
  const stage = verified ? 'verified' : sent ? 'sent' : 'idle';
  const closedMessage = stage === 'sent' && secondsLeft === 0 ? sent?.refusal || VERIFICATION_MESSAGES.expired : '';

  return {
    stage,
    secondsLeft,
    closedMessage,
    shownCode: sent?.shownCode ?? '',
    isSending: sending.isPending,
    isMatching: matching.isPending,
    async send(person) {
      try {
        const shownCode = await sending.mutate({ ...person, purpose });
        setSent({ person, shownCode, deadline: Date.now() + CODE_LIFETIME_SECONDS * 1000, refusal: '' });
        return true;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        // Without `onUnknown`, the client has shown the message.
        if (onUnknown) await (error.code === NUMBERS.PHONE_UNKNOWN ? onUnknown() : alert(error.message));
        return false;
      }
    },
    async match(code) {
      if (!sent) return VERIFICATION_MESSAGES.expired;
      if (closedMessage) return closedMessage;
      try {
        await matching.mutate({ ...sent.person, code });
        setVerified(true);
        return null;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.code === NUMBERS.CODE_EXPIRED || error.code === NUMBERS.CODE_TRIES_EXCEEDED)
          setSent({ ...sent, deadline: 0, refusal: error.message });
        return error.message;
      }
    },
    startOver() {
      setSent(null);
      setVerified(false);
    },
  };
}
