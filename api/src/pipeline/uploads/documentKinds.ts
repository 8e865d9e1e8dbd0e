import { fileTypeFromBuffer } from 'file-type';
import { extensionOf } from '../../integrations/files/mediaTypes.ts';
import { isActivePdf, isWholePdf } from './pdf.ts';

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
 * Kinds of documents by extension, except PDF: the container that `file-type` detects, and a check of the content.
 * Macros are refused.
 */
const DOCUMENT_KINDS: Readonly<Record<string, { container: string; isWhole(bytes: Buffer): boolean }>> = {
  hwp: { container: 'cfb', isWhole: (bytes) => contains(bytes, 'HWP Document File') },
  hwpx: { container: 'zip', isWhole: (bytes) => contains(bytes, 'application/hwp+zip') },
  doc: oldOffice('WordDocument'),
  xls: oldOffice('Workbook'),
  ppt: oldOffice('PowerPoint Document'),
  docx: office('docx'),
  xlsx: office('xlsx'),
  pptx: office('pptx'),
};

const MACROS = '매크로가 든 문서입니다. 매크로를 빼고 저장하거나 PDF로 저장해 올려주세요.';
const ACTIVE =
  'PDF 안에 실행되는 내용이나 다른 파일이 들어 있어 올릴 수 없습니다. 문서를 열고 ‘인쇄’에서 PDF로 저장해 올려주세요.';
const CUT = '파일이 끝까지 저장되지 않았습니다. 파일을 다시 저장하거나 내려받아 올려주세요.';
const OLD_HWP = '한글 97보다 앞선 형식입니다. 한글에서 ‘다른 이름으로 저장’을 눌러 HWP나 PDF로 저장한 뒤 올려주세요.';

const UNKNOWN =
  '이 형식의 파일은 올릴 수 없습니다. PDF, 한글(HWP), 워드, 엑셀, 파워포인트 문서나 JPG, PNG 그림을 올려주세요.';
const otherContent = (extension: string) =>
  `이름은 ${extension.toUpperCase()} 파일이지만 내용이 다릅니다. 원래 프로그램에서 다시 저장하거나 PDF로 저장해 올려주세요.`;

/** Beginning of files of Hangul 3.0 and before. */
const OLD_HWP_HEADER = 'HWP Document File V';

/** Extension of a document whose content is of the claimed kind; for any other the reason. */
export async function documentKindOf(
  fileName: string,
  bytes: Buffer,
): Promise<{ extension: string } | { refusal: string }> {
  const extension = extensionOf(fileName);
  if (bytes.subarray(0, OLD_HWP_HEADER.length).equals(Buffer.from(OLD_HWP_HEADER))) return { refusal: OLD_HWP };
  if (extension === 'pdf') return pdfKind(bytes);
  const kind = Object.hasOwn(DOCUMENT_KINDS, extension) ? DOCUMENT_KINDS[extension] : undefined;
  const found = kind && (await fileTypeFromBuffer(bytes));
  if (!kind) return { refusal: UNKNOWN };
  if (found?.ext !== kind.container) return { refusal: otherContent(extension) };
  if (kind.isWhole(bytes)) return { extension };
  const hasMacros = contains(bytes, 'vbaProject.bin') || contains(bytes, '_VBA_PROJECT', 'utf16le');
  return { refusal: hasMacros ? MACROS : otherContent(extension) };
}

function pdfKind(bytes: Buffer): { extension: string } | { refusal: string } {
  if (!isWholePdf(bytes)) return { refusal: contains(bytes.subarray(0, 1024), '%PDF-') ? CUT : otherContent('pdf') };
  return isActivePdf(bytes) ? { refusal: ACTIVE } : { extension: 'pdf' };
}
