/** A phone reads the file some time after it was handed over. */
const KEPT_MS = 60_000;

/** Hands a file to the browser, which keeps it under this name. */
export function saveFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
