import { pictureUrl } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import type { getListBoxPopup } from '@portal/shared/contract/main';
import { Button, Dialog, TextLink } from '@portal/shared/ui';
import { Carousel } from '../carousel/Carousel.tsx';
import styles from './PopupDialog.module.css';

type Popup = CallEntity<typeof getListBoxPopup>['list'][number];

interface PopupDialogProps {
  popups: Popup[];
  closing: boolean;
  onClose(): void;
  /** Not again today. */
  onHide(): void;
}

function PopupPicture({ popup }: { popup: Popup }) {
  const picture = (
    <img className={styles.picture} src={pictureUrl(popup.imagePath)} alt={popup.title} width={400} height={480} />
  );
  if (!popup.webLink) return picture;
  return popup.webLink.startsWith('/') ? (
    <TextLink to={popup.webLink} className={styles.link}>
      {picture}
    </TextLink>
  ) : (
    <TextLink href={popup.webLink} target="_blank" className={styles.link}>
      {picture}
    </TextLink>
  );
}

/** Today's popups, one at a time. */
export default function PopupDialog({ popups, closing, onClose, onHide }: PopupDialogProps) {
  return (
    <Dialog
      title="알려 드립니다"
      size="small"
      closing={closing}
      onClose={onClose}
      footer={
        <>
          <Button variant="plain" onClick={onHide}>
            오늘 하루 보지 않기
          </Button>
          <Button variant="secondary" onClick={onClose}>
            닫기
          </Button>
        </>
      }
    >
      <Carousel
        label="팝업 안내"
        slides={popups.map((popup) => ({ key: popup.popupNo, content: <PopupPicture popup={popup} /> }))}
      />
    </Dialog>
  );
}
