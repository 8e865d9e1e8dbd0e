import type { UseFormReturn } from 'react-hook-form';
import type { CallError } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import { useSubmit } from '@portal/shared/form';
import { alert } from '@portal/shared/overlay';
import { useNavigate } from '@portal/shared/router';
import { useSignUp } from '@portal/shared/session';
import { confirmFindId, confirmSignIn } from '../../parts/confirmations.ts';
import { useWayBack } from '../../parts/returnPath.ts';
import { signUpProgress, type SignUpProgress } from '../steps/progress.ts';
import type { DetailsValues } from './detailsSchema.ts';

/** Joins with the values of all steps. */
export function useJoin(form: UseFormReturn<DetailsValues>, progress: SignUpProgress) {
  const navigate = useNavigate();
  const { returnPath, state } = useWayBack();
  const signUp = useSignUp();

  const send = async ({ userPwCheck: _repeated, ...details }: DetailsValues) => {
    const { verifiedPerson, industryType, agreeTerms, agreePrivacy, agreeMarketing } = progress;
    if (!verifiedPerson || industryType === null) return;
    const { name, userPhone } = verifiedPerson;
    await signUp({ ...details, name, userPhone, industryType, agreeTerms, agreePrivacy, agreeMarketing });
    signUpProgress.forget();
    await alert(`${name} 님, 회원가입이 완료되었습니다.`);
    await navigate(returnPath, { replace: true });
  };

  const onRefused = async (error: CallError): Promise<boolean> => {
    if (error.code === NUMBERS.ALREADY_MEMBER) {
      if (await confirmSignIn()) await navigate('/sign/in', { state });
      return true;
    }
    if (error.code === NUMBERS.PERSON_HAS_ACCOUNT) {
      if (await confirmFindId()) await navigate('/sign/find/id', { state });
      return true;
    }
    if (error.code === NUMBERS.PHONE_NOT_VERIFIED) {
      // A verification expires, or was used by a request whose answer was lost; all other values are preserved.
      signUpProgress.change({ verifiedPerson: null });
      await alert(
        '본인확인은 10분 안에 한 번만 쓸 수 있습니다. 방금 가입하기를 누르셨다면 이미 가입되었을 수 있으니 먼저 로그인해주세요. 아니면 본인확인을 다시 해주세요. 입력하신 내용은 그대로 남아 있습니다.',
      );
      await navigate('/sign/up/step1', { state });
      return true;
    }
    return false;
  };

  return useSubmit({
    form,
    send,
    refusedAt: { [NUMBERS.ID_TAKEN]: 'userId', [NUMBERS.PASSWORD_WEAK]: 'userPw' },
    onRefused,
  });
}
