import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useMutation } from '@portal/shared/client';
import { ENROLMENT_MINUTES, officeConfirmApp, officeFactors } from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { DescriptionList, FormDialog, toast } from '@portal/shared/ui';
import { CODE_REFUSALS, codeForm } from '../parts/stepUp/code.ts';
import { CodeField } from '../parts/stepUp/CodeField.tsx';
import type { Enrolment } from './EnrolDialog.tsx';
import styles from './FirstCodeDialog.module.css';

type FirstCodeDialogProps = DialogProps<boolean> & { enrolment: Enrolment };

/** Last step of the enrolment: the QR code for the app, and the app's first code. */
export function FirstCodeDialog({ close, closing, enrolment }: FirstCodeDialogProps) {
  const { factorNo, secret } = enrolment;
  const confirming = useMutation(officeConfirmApp, { quiet: true, invalidates: [officeFactors] });
  const form = useForm({ resolver: valibotResolver(codeForm), defaultValues: { code: '' } });
  const { submit, isPending } = useSubmit({
    form,
    refusedAt: CODE_REFUSALS,
    send: async ({ code }) => {
      await confirming.mutate({ factorNo, code });
      toast('인증 앱을 등록했습니다.');
      close(true);
    },
  });
  return (
    <FormDialog
      title="인증 앱 등록"
      description={`인증 앱에서 아래 코드를 찍거나 등록 키를 입력하신 뒤, ${ENROLMENT_MINUTES}분 안에 앱에 보이는 번호를 적어주세요.`}
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="등록"
    >
      <QrCode {...enrolment} />
      <DescriptionList items={[{ term: '등록 키', description: inGroups(secret) }]} />
      <CodeField error={form.formState.errors.code?.message} {...form.register('code')} />
    </FormDialog>
  );
}

/** Groups of four letters, for typing. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** QR code of a new app, dark on white in every theme, as readers need it. */
const QrCode = ({ qrPath, qrSize }: Enrolment) => (
  <svg
    className={styles.qr}
    viewBox={`0 0 ${qrSize} ${qrSize}`}
    shapeRendering="crispEdges"
    role="img"
    aria-label="인증 앱으로 찍는 코드"
  >
    <path d={qrPath} fill="#000" />
  </svg>
);
