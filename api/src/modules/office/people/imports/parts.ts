import { IMPORT_PART_BYTES } from '@portal/shared/contract/office';
import type { Configuration } from '../../../../configuration/configuration.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { ImportUploadRow } from '../../../../database/types/tables/imports.ts';
import { seal, unseal } from '../../../../secrets/seal.ts';
import { sealContextOf } from '../../../../secrets/sealedColumns.ts';

/** Contents of an uploaded file, each part sealed in a row of its own. */

interface PartContext {
  db: Queries;
  keys: Configuration['encryptionKeys'];
}

type File = Pick<ImportUploadRow, 'upload_no' | 'size'>;

const contextOf = (uploadNo: number, partNo: number) => sealContextOf('import_part:sealed', uploadNo, partNo);
const partsOf = ({ size }: File) => Math.ceil(size / IMPORT_PART_BYTES);

/** Bytes that a part must have; 0 for one that the file does not have. */
export function bytesOfPart(file: File, partNo: number): number {
  if (partNo >= partsOf(file)) return 0;
  return Math.min(IMPORT_PART_BYTES, file.size - partNo * IMPORT_PART_BYTES);
}

/** Stores a part in base64, unless it is there already. */
export async function storePart(
  part: { uploadNo: number; partNo: number; bytes: number; base64: string },
  { db, keys, now }: PartContext & { now: Date },
): Promise<void> {
  const { uploadNo, partNo, bytes, base64 } = part;
  await db
    .insertInto('import_part')
    .values({
      upload_no: uploadNo,
      part_no: partNo,
      bytes,
      sealed: seal(keys, base64, contextOf(uploadNo, partNo)),
      stored_at: now,
    })
    .onConflict((conflict) => conflict.columns(['upload_no', 'part_no']).doNothing())
    .execute();
}

/** Bytes that have arrived. */
export async function countReceived(db: Queries, uploadNo: number): Promise<number> {
  const { received } = await db
    .selectFrom('import_part')
    .select(({ fn }) => fn.sum<string | number | null>('bytes').as('received'))
    .where('upload_no', '=', uploadNo)
    .executeTakeFirstOrThrow();
  return Number(received ?? 0);
}

/** Reads the parts in order, one at a time. */
export async function* readParts(file: File, { db, keys }: PartContext): AsyncGenerator<Buffer> {
  const { upload_no: uploadNo } = file;
  for (let partNo = 0; partNo < partsOf(file); partNo += 1) {
    const { sealed } = await db
      .selectFrom('import_part')
      .select('sealed')
      .where('upload_no', '=', uploadNo)
      .where('part_no', '=', partNo)
      .executeTakeFirstOrThrow();
    yield Buffer.from(unseal(keys, sealed, contextOf(uploadNo, partNo)), 'base64');
  }
}

/** Reads the whole file. */
export async function readWhole(file: File, context: PartContext): Promise<Buffer> {
  const whole = Buffer.alloc(file.size);
  let at = 0;
  for await (const part of readParts(file, context)) at += part.copy(whole, at);
  return whole;
}

export const deleteParts = (db: Queries, uploadNo: number) =>
  db.deleteFrom('import_part').where('upload_no', '=', uploadNo).execute();
