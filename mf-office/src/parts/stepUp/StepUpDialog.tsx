import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useItem, useMutation } from '@portal/shared/client';
import { officeFactors, officeProveFactor } from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { Button, Dialog, FormDialog, TextLink } from '@portal/shared/ui';
import { CODE_REFUSALS, codeForm } from './code.ts';
import { CodeField } from './CodeField.tsx';
import { useProvePasskey } from './useProvePasskey.ts';

type StepUpDialogProps = DialogProps<boolean> & { isEnrolled: boolean };

/** Asks for a code of the authenticator app, or for a passkey; closes with true after the right one. */
export default function StepUpDialog({ isEnrolled, ...dialog }: StepUpDialogProps) {
  return isEnrolled ? <CodeDialog {...dialog} /> : <EnrolDialog {...dialog} />;
}

function CodeDialog({ close, closing }: DialogProps<boolean>) {
  const { data } = useItem(officeFactors, {}, { background: true });
  const kinds = data?.factors.map(({ kind }) => kind) ?? [];
  const proving = useMutation(officeProveFactor, { quiet: true, invalidates: [officeFactors] });
  const form = useForm({ resolver: valibotResolver(codeForm), defaultValues: { code: '' } });
  const { submit, isPending } = useSubmit({
    form,
    refusedAt: CODE_REFUSALS,
    send: async (values) => {
      await proving.mutate(values);
      close(true);
    },
  });
  const passkey = kinds.includes('passkey') && <PasskeyButton onProved={() => close(true)} />;
  return (
    <FormDialog
      title="인증번호 확인"
      description="돈과 권한, 개인정보에 관한 일입니다. 확인하면 15분 동안 다시 묻지 않습니다."
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="확인"
      instead={!kinds.includes('app') && passkey}
    >
      {passkey}
      <CodeField error={form.formState.errors.code?.message} {...form.register('code')} />
    </FormDialog>
  );
}

function PasskeyButton({ onProved }: { onProved(): void }) {
  const { prove, isPending } = useProvePasskey();
  const press = async () => {
    if (await prove()) onProved();
  };
  return (
    <Button block variant="secondary" busy={isPending} onClick={() => void press()}>
      패스키로 확인
    </Button>
  );
}

function EnrolDialog({ close, closing }: DialogProps<boolean>) {
  return (
    <Dialog
      title="인증 앱 등록"
      closing={closing}
      onClose={() => close(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => close(false)}>
            닫기
          </Button>
          <Button onClick={() => close(true)}>등록했습니다</Button>
        </>
      }
    >
      <p>돈과 권한, 개인정보에 관한 일은 휴대폰의 인증 앱을 등록한 뒤에 할 수 있습니다.</p>
      <p>
        <TextLink href="/office/security" target="_blank">
          ‘내 보안’ 열기
        </TextLink>
        에서 등록하신 뒤 이 화면으로 돌아와주세요. 입력하신 내용은 그대로 있습니다.
      </p>
    </Dialog>
  );
}
