import { association } from '@portal/shared/association';
import { PATHS } from '@portal/shared/section';
import { ButtonLink, EmptyState, PhoneLink } from '@portal/shared/ui';
import { hangulOf } from './hangulOf.ts';
import { searchPath } from './searchPath.ts';

/** Help if nothing was found. */
export function NothingFound({ keyword, hasPages }: { keyword: string; hasPages: boolean }) {
  const meant = hangulOf(keyword);
  return (
    <EmptyState
      title={hasPages ? '그 밖의 글은 찾지 못했습니다.' : `‘${keyword}’에 맞는 내용을 찾지 못했습니다.`}
      action={
        meant ? (
          <ButtonLink to={searchPath({ keyword: meant })}>‘{meant}’ 검색 결과 보기</ButtonLink>
        ) : (
          <ButtonLink to={PATHS.questions} variant="secondary">
            자주 묻는 질문 보기
          </ButtonLink>
        )
      }
    >
      {meant && <p>한/영 키가 영문으로 되어 있지 않았는지 확인해주세요.</p>}
      <p>
        낱말을 줄이거나 다른 낱말로 찾아보세요. 찾기 어려우시면 <PhoneLink phone={association.phone} />로 전화해주세요.
      </p>
    </EmptyState>
  );
}
