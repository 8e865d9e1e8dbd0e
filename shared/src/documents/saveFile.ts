/** A phone reads the file some time after the download has started. */
const REVOKED_AFTER_MS = 60_000;

/** Downloads a file under this name. */
export function saveFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKED_AFTER_MS);
}
