import { ButtonLink, Page } from '@portal/shared/ui';
import styles from './NotFound.module.css';

/** For an address that the portal does not have. */
export function NotFound() {
  return (
    <Page
      title="페이지를 찾을 수 없습니다"
      lead="주소가 바뀌었거나 삭제된 페이지입니다. 주소를 다시 확인하시거나 아래 메뉴를 이용해 주십시오."
      width="text"
    >
      <div className={styles.actions}>
        <ButtonLink to="/main" variant="primary">
          홈으로
        </ButtonLink>
        <ButtonLink to="/news/notice" variant="secondary">
          공지사항 보기
        </ButtonLink>
      </div>
    </Page>
  );
}
