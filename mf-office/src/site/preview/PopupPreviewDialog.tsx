import type { DialogProps } from '@portal/shared/overlay';
import { Button, Dialog } from '@portal/shared/ui';
import { ShownPicture } from './ShownPicture.tsx';

/** The popup in a dialog like that of the main page. */
export default function PopupPreviewDialog({
  title,
  imagePath,
  close,
  closing,
}: DialogProps<null> & { title: string; imagePath: string }) {
  return (
    <Dialog
      title="알려드립니다"
      size="small"
      closing={closing}
      onClose={() => close()}
      footer={
        <Button variant="secondary" onClick={() => close()}>
          닫기
        </Button>
      }
    >
      <ShownPicture path={imagePath} alt={title} frame="popup" />
    </Dialog>
  );
}
