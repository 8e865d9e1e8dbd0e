import { useRef, useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { CallError } from '@portal/shared/client';
import { alert, confirm } from '@portal/shared/overlay';
import { useNavigate } from '@portal/shared/router';
import { signUp } from '@portal/shared/session';
import { CONTACT_FIELDS } from '../../parts/contact/contactSchema.ts';
import { placeIssues } from '../../parts/form/placeIssues.ts';
import { forgetProgress, keepProgress, type ProvedPerson, type SignUpProgress } from '../progress.ts';
import type { DetailsValues } from './detailsSchema.ts';

/** applicationId of this site. */
const APPLICATION_ID = 'site';
const FORM_FIELDS = ['userId', 'userPw', 'userBirth', ...CONTACT_FIELDS] as const;

/** Joins with everything that the steps have gathered. One attempt at a time. */
export function useJoin(progress: SignUpProgress, setError: UseFormSetError<DetailsValues>) {
  const navigate = useNavigate();
  const running = useRef(false);
  const [isRunning, setIsRunning] = useState(false);

  const join = async ({ userPwCheck: _repeated, ...values }: DetailsValues, { name, userPhone }: ProvedPerson) => {
    const { industryType, agreeTerms, agreePrivacy, agreeMarketing } = progress;
    if (industryType === null) return;
    await signUp({
      ...values,
      name,
      userPhone,
      industryType,
      agreeTerms,
      agreePrivacy,
      agreeMarketing,
      applicationId: APPLICATION_ID,
    });
    forgetProgress();
    await alert(`${name} 님, 회원가입이 완료되었습니다.`);
    await navigate('/main', { replace: true });
  };

  const explain = async (error: CallError) => {
    if (error.is('ID_TAKEN')) {
      setError('userId', { type: 'server', message: error.message });
    } else if (error.is('ALREADY_MEMBER')) {
      if (await confirm(`${error.message} 로그인하시겠습니까?`, { yes: '예', no: '아니오' }))
        await navigate('/sign/in');
    } else if (error.is('PHONE_NOT_VERIFIED')) {
      // The proof holds for ten minutes; everything else that was told is kept.
      keepProgress({ proved: null });
      await alert('본인확인 후 10분이 지났습니다. 본인확인을 다시 해주세요. 입력하신 내용은 그대로 남아 있습니다.');
      await navigate('/sign/up/step1');
    } else if (!placeIssues(error, setError, FORM_FIELDS)) {
      await alert(error.message);
    }
  };

  const run = async (values: DetailsValues) => {
    if (running.current || !progress.proved) return;
    running.current = true;
    setIsRunning(true);
    try {
      await join(values, progress.proved);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await explain(error);
    } finally {
      running.current = false;
      setIsRunning(false);
    }
  };
  return { run, isRunning };
}
