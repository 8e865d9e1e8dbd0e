/** Multipart form of a call's input with its file. */
export function formOf(input: Record<string, unknown>, file: Blob | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) if (value !== undefined) form.append(name, String(value));
  if (file) form.append('file', file);
  return form;
}
