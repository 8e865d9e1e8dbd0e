import { useItem } from '@portal/shared/client';
import { FAQ_SUBJECTS, getListBoxFaq, type FaqSubject } from '@portal/shared/contract/news';
import { useSearchParams } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import {
  Accordion,
  Callout,
  EmptyState,
  ErrorState,
  FilterBar,
  FilterChips,
  Page,
  PageFacts,
  SearchBox,
  Section,
  Skeleton,
  TextLink,
  VisuallyHidden,
} from '@portal/shared/ui';
import { useKeywordSearch } from '../parts/urls/useKeywordSearch.ts';
import { FaqAnswer } from './FaqAnswer.tsx';

const SUBJECTS = [
  { value: '', label: '전체' },
  ...Object.entries(FAQ_SUBJECTS).map(([value, label]) => ({ value, label })),
];
/** More than there will ever be. */
const MAX_QUESTIONS = 100;
const isSubject = (value: string | null): value is FaqSubject => value !== null && value in FAQ_SUBJECTS;

/** /news/faq: frequent questions, all loaded at once, so that they fit on one page. */
export default function FaqPage() {
  const { keyword, input, search } = useKeywordSearch();
  const [searchParams, setSearchParams] = useSearchParams();
  const subjectParam = searchParams.get('subject');
  const subject = isSubject(subjectParam) ? subjectParam : null;
  const query = useItem(getListBoxFaq, { ...input, ...(subject && { subject }), limit: MAX_QUESTIONS });
  const choose = (value: string) =>
    setSearchParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set('subject', value);
        else after.delete('subject');
        return after;
      },
      { replace: true },
    );

  return (
    <Page
      title="자주 묻는 질문"
      lead="교육과 시험, 취소·환불, 회원 정보에 대해 많이 물으시는 내용을 모았습니다."
      breadcrumb={[{ label: '뉴스' }]}
    >
      <FilterBar label="질문 찾기">
        <FilterChips label="주제" options={SUBJECTS} value={subject ?? ''} onChange={choose} />
        <SearchBox label="질문과 답변에서 찾기" defaultValue={keyword} onSearch={search} />
      </FilterBar>
      <VisuallyHidden role="status">{query.data && `질문 ${query.data.list.length}건`}</VisuallyHidden>
      {query.isLoading && <Skeleton lines={12} />}
      {query.error && <ErrorState message={query.error.message} onRetry={query.retry} />}
      {query.data?.list.length === 0 && (
        <EmptyState
          title={
            keyword
              ? `‘${keyword}’에 맞는 ${subject ? `${FAQ_SUBJECTS[subject]} ` : ''}질문이 없습니다. 낱말을 바꾸거나 아래의 1:1 문의로 물어주세요.`
              : '등록된 질문이 없습니다.'
          }
        />
      )}
      {query.data && query.data.list.length > 0 && (
        <Section title={`${subject ? FAQ_SUBJECTS[subject] : '전체'} 질문 ${query.data.list.length}건`}>
          <PageFacts fact={{ kind: 'questions', questions: query.data.list }} />
          <Accordion
            items={query.data.list.map(({ faqNo, question, answer }) => ({
              value: String(faqNo),
              title: question,
              content: <FaqAnswer text={answer} />,
            }))}
          />
        </Section>
      )}
      <Callout title="찾으시는 답이 없으신가요?">
        <TextLink to={PATHS.inquiries}>1:1 문의</TextLink>에 남겨주시면 담당자가 답해드립니다. 로그인하신 뒤에 쓰실 수
        있습니다.
      </Callout>
    </Page>
  );
}
