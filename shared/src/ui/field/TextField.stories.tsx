import { TEXT_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { TextField } from './TextField.tsx';

export default { component: TextField, parameters: { keys: TEXT_KEYS } } satisfies Stories;

export const Empty = () => <TextField label="이메일" />;

export const RequiredWithHint = () => (
  <TextField label="이메일" type="email" required hint="접수 결과를 이 주소로 보내드립니다." />
);

export const Filled = () => <TextField label="이메일" type="email" defaultValue="hanbit01@example.com" />;

export const Disabled = () => <TextField label="이메일" defaultValue="hanbit01@example.com" disabled />;

export const ReadOnly = () => <TextField label="아이디" defaultValue="hanbit01" readOnly />;

export const Wrong = () => (
  <TextField label="이메일" required defaultValue="hanbit01" error="이메일을 name@example.com처럼 입력해주세요." />
);

export const WrongWithHint = () => (
  <TextField
    label="비밀번호"
    type="password"
    required
    hint="영문, 숫자, 특수문자를 섞어 8자 이상으로 만들어주세요."
    error="같은 글자를 세 번 넘게 이어 쓸 수 없습니다."
  />
);

export const LongText = () => (
  <TextField
    label="사업장의 상호와 대표자의 성명이 사업자등록증과 다를 때에는 다른 까닭"
    hint={'사업자등록증에 적힌 상호와 간판의 상호가 다를 때에만 적어주세요. '.repeat(3)}
    defaultValue={'한빛식당 본점 '.repeat(20)}
    error={'백 글자 안으로 줄여주세요. '.repeat(6)}
  />
);
