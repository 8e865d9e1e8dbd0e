import type { ComponentProps } from 'react';
import { DIALOG_KEYS } from '../../gallery/keys.ts';
import { Reopened } from '../../gallery/Reopened.tsx';
import type { Stories } from '../../gallery/stories.ts';
import { Spinner } from '../basic/Spinner.tsx';
import { TextAreaField } from '../field/TextAreaField.tsx';
import { FormDialog } from './FormDialog.tsx';

export default {
  component: FormDialog,
  parameters: { keys: [...DIALOG_KEYS, { key: 'Enter (한 줄 입력란)', does: '보냅니다.' }] },
} satisfies Stories;

const REASON_NEEDED = '취소하시는 이유를 입력해주세요.';

function Cancelling({ error, ...props }: Partial<ComponentProps<typeof FormDialog>> & { error?: string }) {
  return (
    <Reopened>
      {(close) => (
        <FormDialog
          title="신청 취소"
          description="취소하시면 150,000원 가운데 75,000원을 돌려드립니다."
          submitLabel="신청 취소"
          isDangerous
          isPending={false}
          onClose={close}
          submit={(event) => {
            event?.preventDefault();
            close();
          }}
          {...props}
        >
          <TextAreaField label="취소하시는 이유" name="reason" required error={error} />
        </FormDialog>
      )}
    </Reopened>
  );
}

export const Empty = () => <Cancelling />;

export const Harmless = () => <Cancelling title="신청 내용 고치기" submitLabel="저장" isDangerous={false} />;

export const Wrong = () => (
  <Cancelling
    error={REASON_NEEDED}
    summary={{ errors: { reason: { type: 'required', message: REASON_NEEDED } }, submitCount: 1 }}
  />
);

export const Pending = () => <Cancelling isPending />;

export const Instead = () => <Cancelling instead={<Spinner label="신청 내용을 불러오는 중" />} />;
