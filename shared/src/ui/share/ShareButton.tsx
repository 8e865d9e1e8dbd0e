import { Share2 } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import { toast } from '../toast/toast.ts';
import { pageAddress } from './pageAddress.ts';

export interface ShareButtonProps {
  /** Title shared with the URL. */
  title: string;
}

/** True on a phone, whose share sheet lists contacts and apps; a computer's is of little use. */
const hasShareSheet = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast('주소를 복사했습니다.');
  } catch {
    toast('주소를 복사하지 못했습니다. 주소창의 주소를 복사해주세요.');
  }
}

async function share(title: string): Promise<void> {
  const url = pageAddress();
  if (!hasShareSheet()) return copy(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // The visitor has closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(url);
  }
}

/** Shares the URL of this page: by the phone's share sheet, otherwise by copying it. */
export function ShareButton({ title }: ShareButtonProps) {
  return (
    <Button variant="secondary" size="small" icon={<Share2 />} onClick={() => void share(title)}>
      공유
    </Button>
  );
}
