import { LINK_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Form } from './Form.tsx';
import { TextField } from './TextField.tsx';

export default {
  component: ErrorSummary,
  parameters: { keys: [...LINK_KEYS.slice(0, 1), { key: 'Enter', does: '그 입력란으로 갑니다.' }] },
} satisfies Stories;

const ERRORS = [
  { id: 'name', message: '이름을 입력해주세요.' },
  { id: 'phone', message: '휴대전화 번호를 010-1234-5678처럼 입력해주세요.' },
];

export const Two = () => (
  <Form>
    <ErrorSummary errors={ERRORS} />
    <TextField label="이름" name="name" required error={ERRORS[0]?.message} />
    <TextField label="휴대전화" name="phone" required defaultValue="010-12" error={ERRORS[1]?.message} />
  </Form>
);

export const Named = () => (
  <Form>
    <ErrorSummary
      errors={[
        { id: 'until', message: '날짜를 입력해주세요.' },
        {
          id: 'from',
          message: '날짜를 입력해주세요. 접수는 이 날 자정에 시작하고, 그 전에는 목록에 예정으로 보입니다.',
        },
      ]}
    />
    <TextField label="접수 시작일" name="from" error="날짜를 입력해주세요." />
    <TextField label="접수 마감일" name="until" error="날짜를 입력해주세요." />
  </Form>
);

export const Many = () => (
  <ErrorSummary
    errors={Array.from({ length: 12 }, (_, index) => ({
      id: `career${index}`,
      message: `${index + 1}번째 경력의 근무처를 입력해주세요.`,
    }))}
  />
);
