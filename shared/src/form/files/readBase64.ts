/** Reads a selected file, or a part of it, as base64 for a call. @throws DOMException if the file cannot be read. */
export const readBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    // `data:text/csv;base64,…`
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error ?? new DOMException('unreadable'));
    reader.readAsDataURL(file);
  });
