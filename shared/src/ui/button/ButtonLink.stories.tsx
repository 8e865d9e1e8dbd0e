import { FileText } from 'lucide-react';
import { LINK_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { Actions } from '../field/Form.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export default { component: ButtonLink, parameters: { keys: LINK_KEYS } } satisfies Stories;

export const Variants = () => (
  <Actions>
    <ButtonLink to="/manager/exam/apply">시험 신청</ButtonLink>
    <ButtonLink to="/news/notice" variant="secondary">
      목록
    </ButtonLink>
    <ButtonLink to="/sign/in" variant="plain" size="small">
      로그인하고 신고
    </ButtonLink>
  </Actions>
);

export const OutsideThisSite = () => (
  <ButtonLink href="https://www.example.com" target="_blank" icon={<FileText />}>
    식품안전나라에서 보기
  </ButtonLink>
);
