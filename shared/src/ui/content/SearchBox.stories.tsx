import { TEXT_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { toast } from '../toast/toast.ts';
import { SearchBox } from './SearchBox.tsx';

export default {
  component: SearchBox,
  parameters: { keys: [...TEXT_KEYS, { key: 'Enter', does: '바로 찾습니다. 입력을 잠시 멈추어도 찾습니다.' }] },
} satisfies Stories;

const search = (words: string) => toast(words ? `‘${words}’을 찾습니다.` : '모두 보여줍니다.');

export const Empty = () => <SearchBox label="제목이나 내용 검색" onSearch={search} />;

export const Filled = () => <SearchBox label="제목이나 내용 검색" defaultValue="위생교육" onSearch={search} />;
