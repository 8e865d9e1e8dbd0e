import type { Stories } from '../../gallery/stories.ts';
import { Actions } from '../field/Form.tsx';
import { Spinner } from './Spinner.tsx';

export default { component: Spinner } satisfies Stories;

export const Sizes = () => (
  <Actions>
    <Spinner size="small" />
    <Spinner />
    <Spinner size="large" />
  </Actions>
);

export const WithLabel = () => <Spinner label="결제를 확인하는 중" />;
