import type { Stories } from '../../gallery/stories.ts';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Actions, Form } from './Form.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

export default {
  component: Form,
  subcomponents: { Actions },
  parameters: { keys: [{ key: 'Enter (한 줄 입력란)', does: '보냅니다.' }] },
} satisfies Stories;

const BANKS = ['국민은행', '신한은행', '우리은행'].map((label, value) => ({ value, label }));

export const Fields = () => (
  <Form onSubmit={(event) => event.preventDefault()}>
    <TextField label="예금주" required autoComplete="name" />
    <SelectField label="은행" required options={BANKS} placeholder="은행 선택" />
    <TextField label="계좌번호" required inputMode="numeric" hint="‘-’ 없이 입력해주세요." />
    <Checkbox label="본인 명의의 계좌입니다." />
    <Actions>
      <ButtonLink to="/main" variant="secondary">
        취소
      </ButtonLink>
      <Button type="submit">저장</Button>
    </Actions>
  </Form>
);
