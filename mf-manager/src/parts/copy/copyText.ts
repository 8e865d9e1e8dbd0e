import { toast } from '@portal/shared/ui';

interface Copying {
  /** Shown once the text is copied. */
  copied: string;
  /** Selects the shown text where it cannot be copied. */
  select: () => void;
  /** Name of the selected text, with its particle: 번호를. */
  selected: string;
}

/** Copies a text; where the browser does not, selects it, so that the visitor only has to copy it. */
export async function copyText(text: string, { copied, select, selected }: Copying): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(copied);
  } catch {
    // Permission denied, or no clipboard on a page without HTTPS.
    select();
    toast(`복사하지 못했습니다. 표시해 둔 ${selected} 길게 눌러 복사해주세요.`);
  }
}
