import type { Stories } from '../../gallery/stories.ts';
import { Badge } from '../feedback/Badge.tsx';
import { Card } from './Card.tsx';
import { CardHeading } from './CardHeading.tsx';
import { DescriptionList } from './DescriptionList.tsx';

export default { component: Card, subcomponents: { CardHeading } } satisfies Stories;

export const WithText = () => (
  <Card>
    <p>결제하신 금액은 150,000원입니다.</p>
  </Card>
);

export const WithHeading = () => (
  <Card>
    <CardHeading title="외식경영관리사 2급 교육" eyebrow={<Badge tone="success">접수 중</Badge>} />
  </Card>
);

export const WithList = () => (
  <Card>
    <DescriptionList
      items={[
        { term: '결제 방법', description: '신용카드' },
        { term: '결제 금액', description: '150,000원' },
      ]}
    />
  </Card>
);
