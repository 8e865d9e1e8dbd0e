import type { Stories } from '../../gallery/stories.ts';
import { Card } from './Card.tsx';
import { DescriptionList } from './DescriptionList.tsx';

export default { component: Card } satisfies Stories;

export const WithText = () => (
  <Card>
    <p>결제하신 금액은 150,000원입니다.</p>
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
