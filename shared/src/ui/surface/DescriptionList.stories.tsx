import type { Stories } from '../../gallery/stories.ts';
import { Badge } from '../feedback/Badge.tsx';
import { DescriptionList } from './DescriptionList.tsx';

export default { component: DescriptionList } satisfies Stories;

export const Some = () => (
  <DescriptionList
    items={[
      { term: '신청 번호', description: '2026-000123' },
      { term: '상태', description: <Badge tone="success">결제 완료</Badge> },
      { term: '시험', description: '외식경영관리사 2급 필기시험' },
      { term: '응시료', description: '50,000원' },
    ]}
  />
);

export const LongText = () => (
  <DescriptionList
    items={[
      { term: '환불 계좌의 예금주와 계좌번호', description: '김한빛, 국민은행 '.repeat(8) },
      { term: '주소', description: '서울특별시중구한빛로27한빛외식업협회'.repeat(5) },
    ]}
  />
);
