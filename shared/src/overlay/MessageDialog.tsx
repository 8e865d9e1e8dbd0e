import { Button, Dialog } from '../ui/index.ts';

export interface MessageDialogProps {
  message: string;
  closing: boolean;
  yes: string;
  /** Without it the dialog only informs. */
  no?: string;
  onYes(): void;
  onClose(): void;
}

/** What alert and confirm look like. */
export default function MessageDialog({ message, closing, yes, no, onYes, onClose }: MessageDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={no ? '확인해주세요' : '알림'}
      description={message}
      closing={closing}
      onClose={onClose}
      footer={
        <>
          {no && (
            <Button variant="secondary" onClick={onClose}>
              {no}
            </Button>
          )}
          <Button variant="primary" onClick={onYes} autoFocus>
            {yes}
          </Button>
        </>
      }
    />
  );
}
