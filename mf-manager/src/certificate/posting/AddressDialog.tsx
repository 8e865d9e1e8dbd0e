import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import type { patchIntCertificateAddress } from '@portal/shared/contract/manager';
import { addressEntries, AddressFields, useSubmit, type AddressValues } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { Callout, FormDialog } from '@portal/shared/ui';

interface AddressDialogProps extends DialogProps<boolean> {
  certificateNo: number;
  address: AddressValues;
  setAddress: Mutation<CallInput<typeof patchIntCertificateAddress>, CallEntity<typeof patchIntCertificateAddress>>;
}

const schema = v.object(addressEntries);

/** Dialog for the postal address of a certificate. */
export default function AddressDialog({ certificateNo, address, setAddress, close, closing }: AddressDialogProps) {
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: address, shouldFocusError: false });
  const { errors, submitCount } = form.formState;
  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      await setAddress.mutate({ ...values, certificateNo });
      close(true);
    },
  });
  return (
    <FormDialog
      title="자격증 받을 주소"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="주소 저장"
      dismissLabel="뒤로"
      summary={{ errors, submitCount }}
    >
      <Callout tone="info">이 자격증만 이 주소로 보냅니다. 회원 정보의 주소는 바뀌지 않습니다.</Callout>
      <FormProvider {...form}>
        <AddressFields />
      </FormProvider>
    </FormDialog>
  );
}
