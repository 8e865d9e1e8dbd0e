import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import {
  officeEnrolApp,
  officeEnrolPasskey,
  officeFactors,
  officePasskeyOptions,
} from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { FormDialog, toast } from '@portal/shared/ui';
import { askBrowser } from '../parts/stepUp/passkey.ts';
import { LabelField } from './LabelField.tsx';

const schema = v.object({ label: officeEnrolApp.input.entries.label });

/** Enrols a passkey of this device or of a security key. */
export default function PasskeyDialog({ close, closing }: DialogProps<boolean>) {
  const asking = useMutation(officePasskeyOptions, { quiet: true });
  const enrolling = useMutation(officeEnrolPasskey, { quiet: true, invalidates: [officeFactors] });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { label: '' } });
  const { submit, isPending } = useSubmit({
    form,
    send: async ({ label }) => {
      const { options } = await asking.mutate({});
      const response = await askBrowser(({ startRegistration }) =>
        startRegistration({ optionsJSON: JSON.parse(options) as never }),
      );
      if (response === null) return;
      await enrolling.mutate({ label, response });
      toast('패스키를 등록했습니다.');
      close(true);
    },
  });
  return (
    <FormDialog
      title="패스키 등록"
      description="번호를 적는 대신 이 기기의 지문, 얼굴, 화면 잠금이나 보안 키로 확인합니다."
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="등록"
    >
      <LabelField error={form.formState.errors.label?.message} {...form.register('label')} />
    </FormDialog>
  );
}
