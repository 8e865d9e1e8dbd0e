import { SearchX } from 'lucide-react';
import type { Stories } from '../../gallery/stories.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

export default { component: EmptyState } satisfies Stories;

export const OnlyTitle = () => <EmptyState title="등록된 공지사항이 없습니다." />;

export const WithText = () => (
  <EmptyState title="검색 결과가 없습니다." icon={<SearchX />}>
    낱말을 줄이거나 다른 낱말로 찾아보세요.
  </EmptyState>
);

export const WithAction = () => (
  <EmptyState title="신청하신 교육이 없습니다." action={<ButtonLink to="/manager/edu/apply">교육 신청</ButtonLink>} />
);
