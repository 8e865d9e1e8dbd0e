import { BUTTON_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import type { InfiniteQuery } from '../basic/InfiniteQuery.ts';
import { CardLink } from '../surface/CardLink.tsx';
import { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx';

export default {
  component: InfiniteList,
  parameters: { keys: [...BUTTON_KEYS, { key: 'Enter, Space (더보기)', does: '새로 온 첫 항목으로 갑니다.' }] },
} satisfies Stories;

const NOTHING: InfiniteQuery<string> = {
  items: [],
  totalRow: null,
  isLoading: false,
  isFetchingMore: false,
  hasMore: false,
  error: null,
  loadMore: () => undefined,
  retry: () => undefined,
};

const noticesOf = (count: number) => Array.from({ length: count }, (_, index) => `제${count - index}회 자격검정 공고`);
const SOME = { ...NOTHING, items: noticesOf(5), totalRow: 42, hasMore: true };
const ERROR = { message: '서버와 통신이 원활하지 않습니다. 잠시 후 다시 시도해주세요.' };

const Notices = ({ query, ...props }: Partial<InfiniteListProps<string>>) => (
  <InfiniteList
    label="공지사항 목록"
    query={query ?? NOTHING}
    itemKey={(item) => item}
    renderItem={(item) => <p>{item}</p>}
    empty="등록된 공지사항이 없습니다."
    byButton
    {...props}
  />
);

export const Loading = () => <Notices query={{ ...NOTHING, isLoading: true }} />;

export const LoadingCards = () => <Notices query={{ ...NOTHING, isLoading: true }} layout="cards" />;

export const Empty = () => <Notices query={{ ...NOTHING, totalRow: 0 }} />;

export const Wrong = () => <Notices query={{ ...NOTHING, error: ERROR }} />;

export const Rows = () => <Notices query={SOME} />;

export const Cards = () => (
  <Notices query={SOME} layout="cards" renderItem={(item) => <CardLink to="/news/notice" title={item} />} />
);

export const LoadingMore = () => <Notices query={{ ...SOME, isFetchingMore: true }} />;

export const WrongAtEnd = () => <Notices query={{ ...SOME, error: ERROR }} />;

export const Many = () => <Notices query={{ ...NOTHING, items: noticesOf(60), totalRow: 60 }} />;
