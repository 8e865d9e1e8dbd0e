/** The bytes of a file in base64, as the call takes them. */
export async function readFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // So many at once: every argument of a call lies on the stack.
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  return btoa(text);
}

const CHUNK_BYTES = 8192;
