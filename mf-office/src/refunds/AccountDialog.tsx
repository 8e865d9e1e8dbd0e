import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState, type ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { reason } from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { refundAccountRules } from '@portal/shared/rules';
import {
  Callout,
  Checkbox,
  DescriptionList,
  FormDialog,
  NumberField,
  TextField,
  type Description,
} from '@portal/shared/ui';
import { actionOf, FirstRequest } from '../parts/decision/FirstRequest.tsx';
import { ReasonField } from '../parts/form/ReasonField.tsx';

const withAccount = v.object({ ...refundAccountRules, reason });
const withoutAccount = v.object({ accountName: v.string(), bank: v.string(), account: v.string(), reason });

type Values = v.InferOutput<typeof withAccount>;
type Account = Omit<Values, 'reason'>;

interface AccountDialogProps extends DialogProps<boolean> {
  title: string;
  details: readonly Description[];
  /** Pending request of a first employee; its account is not shown, but the second must enter the same. */
  request: ComponentProps<typeof FirstRequest>['request'];
  /** Won that go out. */
  amount: number;
  /** Without a new account the refund goes where it went before. */
  accountOptional: boolean;
  send(account: Account | undefined, reason: string): Promise<void>;
}

/** Dialog for the account of a refund. The browser does not store the account. */
export default function AccountDialog(props: AccountDialogProps) {
  const { title, details, request, amount, accountOptional, send, close, closing } = props;
  const [hasAccount, setHasAccount] = useState(!accountOptional);
  const form = useForm({
    resolver: valibotResolver(hasAccount ? withAccount : withoutAccount),
    defaultValues: { accountName: '', bank: '', account: '', reason: '' },
  });
  const { errors } = form.formState;
  const { submit, isPending } = useSubmit({
    form,
    fieldOf: (path) => path.replace(/^account\./, ''),
    send: async ({ reason: why, ...account }) => {
      await send(hasAccount ? account : undefined, why);
      close(true);
    },
  });
  const inputOf = (name: keyof Account) => ({
    required: true,
    autoComplete: 'off',
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <FormDialog
      title={title}
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel={actionOf('환불 보내기', request)}
    >
      <DescriptionList items={details} />
      <FirstRequest request={request} amount={amount} />
      {accountOptional && (
        <Checkbox
          label="다른 계좌로 보냅니다"
          checked={hasAccount}
          onChange={({ target }) => setHasAccount(target.checked)}
        />
      )}
      {hasAccount && (
        <>
          <Callout tone="info">
            회원에게 이 계좌를 바로 알리고, 하루 뒤에 보냅니다. 그 사이에 회원이 본인 계좌가 아니라고 하면 멈춥니다.
          </Callout>
          <TextField label="예금주" {...inputOf('accountName')} />
          <TextField label="은행명" {...inputOf('bank')} />
          <NumberField label="계좌번호" hint="하이픈(-) 없이 숫자만 입력해주세요." {...inputOf('account')} />
        </>
      )}
      <ReasonField required error={errors.reason?.message} {...form.register('reason')} />
    </FormDialog>
  );
}
