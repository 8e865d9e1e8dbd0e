import { fileTypeFromBuffer } from 'file-type';
import { extensionOf } from '../../integrations/files/mediaTypes.ts';

const contains = (bytes: Buffer, text: string, encoding: BufferEncoding = 'latin1') =>
  bytes.includes(Buffer.from(text, encoding));

/** A zip with the parts of Word, Excel or PowerPoint. It has the parts' names in plain text, macros included. */
const office = (container: string) => ({ container, isWhole: (bytes: Buffer) => !contains(bytes, 'vbaProject.bin') });

/** A compound file has the names of its streams in UTF-16, macros included. */
const oldOffice = (stream: string) => ({
  container: 'cfb',
  isWhole: (bytes: Buffer) => contains(bytes, stream, 'utf16le') && !contains(bytes, '_VBA_PROJECT', 'utf16le'),
});

/**
 * Kinds of documents by extension: the container that `file-type` detects, and a check of the rest. Macros are refused.
 */
const DOCUMENT_KINDS: Readonly<Record<string, { container: string; isWhole(bytes: Buffer): boolean }>> = {
  pdf: { container: 'pdf', isWhole: (bytes) => contains(bytes.subarray(-2048), '%%EOF') },
  hwp: { container: 'cfb', isWhole: (bytes) => contains(bytes, 'HWP Document File') },
  hwpx: { container: 'zip', isWhole: (bytes) => contains(bytes, 'application/hwp+zip') },
  doc: oldOffice('WordDocument'),
  xls: oldOffice('Workbook'),
  ppt: oldOffice('PowerPoint Document'),
  docx: office('docx'),
  xlsx: office('xlsx'),
  pptx: office('pptx'),
};

/** Extension of a document whose content is of the claimed kind; null for any other. */
export async function documentKindOf(fileName: string, bytes: Buffer): Promise<string | null> {
  const extension = extensionOf(fileName);
  const kind = Object.hasOwn(DOCUMENT_KINDS, extension) ? DOCUMENT_KINDS[extension] : undefined;
  if (!kind) return null;
  const found = await fileTypeFromBuffer(bytes);
  return found?.ext === kind.container && kind.isWhole(bytes) ? extension : null;
}
