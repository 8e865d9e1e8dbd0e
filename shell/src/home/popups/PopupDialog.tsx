import { pictureUrl } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import type { getListBoxPopup } from '@portal/shared/contract/main';
import type { DialogProps } from '@portal/shared/overlay';
import { Button, Dialog, TextLink } from '@portal/shared/ui';
import { Carousel } from '../carousel/Carousel.tsx';
import styles from './PopupDialog.module.css';

type Popup = CallEntity<typeof getListBoxPopup>['list'][number];

interface PopupDialogProps extends DialogProps<boolean> {
  popups: Popup[];
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

/** Today's popups, one at a time; closes with true when they are not to be shown again today. */
export default function PopupDialog({ popups, close, closing }: PopupDialogProps) {
  return (
    <Dialog
      title="알려 드립니다"
      size="small"
      closing={closing}
      onClose={() => close()}
      footer={
        <>
          <Button variant="plain" onClick={() => close(true)}>
            오늘 하루 보지 않기
          </Button>
          <Button variant="secondary" onClick={() => close()}>
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
