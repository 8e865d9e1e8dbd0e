import { useList } from '@portal/shared/client';
import { FAQ_SUBJECTS, getListBoxFaq, type FaqSubject } from '@portal/shared/contract/news';
import { useSearchParams } from '@portal/shared/router';
import { Accordion, FilterBar, FilterChips, InfiniteList, Page, SearchBox } from '@portal/shared/ui';
import { useKeyword } from '../parts/address/useKeyword.ts';
import { FaqAnswer } from './FaqAnswer.tsx';

const SUBJECTS = [{ value: '', label: '전체' }, ...Object.entries(FAQ_SUBJECTS).map(([value, label]) => ({ value, label }))];
const isSubject = (value: string | null): value is FaqSubject => value !== null && value in FAQ_SUBJECTS;

/** /news/faq: what people ask again and again. */
export default function FaqPage() {
  const { keyword, input, search } = useKeyword();
  const [address, setAddress] = useSearchParams();
  const subject = address.get('subject');
  const query = useList(getListBoxFaq, { ...input, ...(isSubject(subject) && { subject }), limit: 50 });
  const choose = (value: string) =>
    setAddress((before) => {
      const after = new URLSearchParams(before);
      if (value) after.set('subject', value);
      else after.delete('subject');
      return after;
    }, { replace: true });

  return (
    <Page title="자주 묻는 질문" lead="교육과 시험, 취소·환불, 회원 정보에 대해 많이 물으시는 내용을 모았습니다." breadcrumb={[{ label: '뉴스' }]}>
      <FilterBar label="질문 찾기">
        <FilterChips label="주제" options={SUBJECTS} value={isSubject(subject) ? subject : ''} onChange={choose} />
        <SearchBox label="질문과 답변에서 찾기" defaultValue={keyword} onSearch={search} />
      </FilterBar>
      <InfiniteList
        query={query}
        label="질문 목록"
        itemKey={({ faqNo }) => faqNo}
        empty={keyword ? `‘${keyword}’에 맞는 질문이 없습니다. 낱말을 바꾸거나 전화로 물어 주세요.` : '등록된 질문이 없습니다.'}
        renderItem={({ faqNo, question, answer }) => (
          <Accordion items={[{ value: String(faqNo), title: question, content: <FaqAnswer text={answer} /> }]} />
        )}
      />
    </Page>
  );
}
