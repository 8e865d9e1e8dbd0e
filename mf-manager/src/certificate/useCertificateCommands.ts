import { CallError, useFetchItem, useMutation } from '@portal/shared/client';
import {
  patchIntCertificateAccount,
  patchIntCertificateAddress,
  patchIntCertificateCancel,
  upsertCertificate,
  type CertificateItem,
} from '@portal/shared/contract/manager';
import { fetchUser } from '@portal/shared/contract/user';
import type { AddressValues } from '@portal/shared/form';
import { alert, confirm, openDialog } from '@portal/shared/overlay';
import { toast } from '@portal/shared/ui';
import { CERTIFICATE_CALLS } from './queries.ts';
import type { RequestMutation, RequestSubject } from './request/subject.ts';

/** Commands of a member on a pass or a certificate. */
export interface CertificateCommands {
  /** Requests a certificate for this pass, or its reissue. */
  ask: (item: CertificateItem) => Promise<void>;
  /** Requests a certificate for a pass whose exam is typed, beside the listed certificates. */
  askBefore: (listed: readonly CertificateItem[]) => Promise<void>;
  cancel: (item: CertificateItem) => Promise<void>;
  nameAccount: (item: CertificateItem) => Promise<void>;
  /** Sets the address that the card is posted to. */
  nameAddress: (item: CertificateItem) => Promise<void>;
}

export function useCertificateCommands(): CertificateCommands {
  const request = useMutation(upsertCertificate, { quiet: true, invalidates: CERTIFICATE_CALLS });
  const cancel = useMutation(patchIntCertificateCancel, { invalidates: CERTIFICATE_CALLS });
  const nameAccount = useMutation(patchIntCertificateAccount, { quiet: true, invalidates: CERTIFICATE_CALLS });
  const setAddress = useMutation(patchIntCertificateAddress, { quiet: true, invalidates: CERTIFICATE_CALLS });
  const fetchProfile = useFetchItem(fetchUser);
  /** Address of the account; empty if it cannot be loaded. */
  const accountAddress = async (): Promise<AddressValues> => {
    try {
      const { postCode, userAddress, userAddress2 } = await fetchProfile({});
      return { postCode, userAddress, userAddress2 };
    } catch (error) {
      // The client has shown its message.
      if (!(error instanceof CallError)) throw error;
      return { postCode: '', userAddress: '', userAddress2: '' };
    }
  };
  return {
    ask: async (item) => requestCertificate({ subject: subjectOf(item), address: await accountAddress(), request }),
    async askBefore(listed) {
      const held = listed.filter(({ document }) => document !== null).map(({ certName }) => certName);
      const subject = { isBefore: 1, certName: '', held };
      await requestCertificate({ subject, address: await accountAddress(), request });
    },
    async nameAddress({ certificateNo, post }) {
      if (certificateNo === null) return;
      const address = post ?? (await accountAddress());
      const isNamed = await openDialog(() => import('./posting/AddressDialog.tsx'), {
        certificateNo,
        address,
        setAddress,
      });
      if (isNamed) toast('받으실 주소를 저장했습니다.');
    },
    async cancel({ certificateNo }) {
      if (certificateNo === null) return;
      const question = '자격증 발급 신청을 취소하시겠습니까? 이미 입금하셨다면 취소하지 마시고 협회로 전화해주세요.';
      if (!(await confirm(question, { yes: '예, 취소합니다', no: '아니오' }))) return;
      try {
        await cancel.mutate({ certificateNo });
        toast('신청을 취소했습니다.');
      } catch (error) {
        // The client has shown its message.
        if (!(error instanceof CallError)) throw error;
      }
    },
    async nameAccount({ certificateNo, feeOwed }) {
      if (certificateNo === null) return;
      const isNamed = await openDialog(() => import('./fee/FeeAccountDialog.tsx'), {
        certificateNo,
        amount: feeOwed,
        nameAccount,
      });
      if (isNamed) toast('계좌를 등록했습니다.');
    },
  };
}

interface Request {
  subject: RequestSubject;
  address: AddressValues;
  request: RequestMutation;
}

/** Opens the (re)issue popup, and confirms the request. */
async function requestCertificate(asked: Request): Promise<void> {
  const isAsked = await openDialog(() => import('./request/RequestDialog.tsx'), { ...asked });
  if (isAsked) await alert('접수되었습니다.');
}

/** Initial values of the popup. */
function subjectOf({ allowedActions, userExaminationNo, certName, document, ...item }: CertificateItem) {
  const certificateNo = allowedActions.includes('reissueCertificate') ? item.certificateNo : null;
  return {
    ...{ isBefore: 0, certName, held: [] },
    ...(userExaminationNo !== null && { userExaminationNo }),
    ...(certificateNo !== null && { certificateNo, number: document?.number ?? '' }),
  };
}
