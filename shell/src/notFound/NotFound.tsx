import { PATHS } from '@portal/shared/section';
import { ButtonLink, Page } from '@portal/shared/ui';
import styles from './NotFound.module.css';

/** Page for an address that does not exist. */
export function NotFound() {
  return (
    <Page
      title="페이지를 찾을 수 없습니다"
      lead="주소가 바뀌었거나 삭제된 페이지입니다. 주소를 다시 확인하시거나 아래 메뉴를 이용해주세요."
      width="text"
    >
      <div className={styles.actions}>
        <ButtonLink to={PATHS.home} variant="primary">
          홈으로
        </ButtonLink>
        <ButtonLink to={PATHS.notices} variant="secondary">
          공지사항 보기
        </ButtonLink>
      </div>
    </Page>
  );
}
