import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { digitsOf, refundAccountRules } from '@portal/shared/rules';
import { Checkbox, DescriptionList, FormDialog, TextAreaField, TextField, type Description } from '@portal/shared/ui';

const MAX_REASON = 500;
const reasonRule = v.pipe(v.string(), v.trim(), v.nonEmpty('사유를 입력해주세요.'), v.maxLength(MAX_REASON));
const withAccount = v.object({ ...refundAccountRules, reason: reasonRule });
const withoutAccount = v.object({
  accountName: v.string(),
  bank: v.string(),
  account: v.string(),
  reason: reasonRule,
});

type Account = Pick<v.InferOutput<typeof withAccount>, 'accountName' | 'bank' | 'account'>;

interface AccountDialogProps extends DialogProps<boolean> {
  title: string;
  facts: readonly Description[];
  /** Without a new account it goes where it went before. */
  accountOptional: boolean;
  send(account: Account | undefined, reason: string): Promise<void>;
}

/** Asks for the account of a refund. The account is stored nowhere in the browser. */
export default function AccountDialog({ title, facts, accountOptional, send, close, closing }: AccountDialogProps) {
  const [hasAccount, setHasAccount] = useState(!accountOptional);
  const form = useForm({
    resolver: valibotResolver(hasAccount ? withAccount : withoutAccount),
    defaultValues: { accountName: '', bank: '', account: '', reason: '' },
  });
  const { errors } = form.formState;
  const { submit, isPending } = useSubmit({
    form,
    fieldOf: (path) => path.replace(/^account\./, ''),
    send: async ({ reason, ...account }) => {
      await send(hasAccount ? account : undefined, reason);
      close(true);
    },
  });
  return (
    <FormDialog
      title={title}
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="환불 보내기"
    >
      <DescriptionList items={facts} />
      {accountOptional && (
        <Checkbox
          label="다른 계좌로 보냅니다"
          checked={hasAccount}
          onChange={({ target }) => setHasAccount(target.checked)}
        />
      )}
      {hasAccount && (
        <>
          <TextField
            label="예금주"
            required
            autoComplete="off"
            error={errors.accountName?.message}
            {...form.register('accountName')}
          />
          <TextField
            label="은행명"
            required
            autoComplete="off"
            error={errors.bank?.message}
            {...form.register('bank')}
          />
          <TextField
            label="계좌번호"
            required
            autoComplete="off"
            inputMode="numeric"
            hint="하이픈(-) 없이 숫자만 입력해 주세요."
            error={errors.account?.message}
            {...form.register('account', {
              onChange: ({ target }: { target: HTMLInputElement }) => form.setValue('account', digitsOf(target.value)),
            })}
          />
        </>
      )}
      <TextAreaField
        label="사유"
        required
        rows={3}
        maxLength={MAX_REASON}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
