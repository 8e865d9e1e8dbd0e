import type { CallEntity } from '@portal/shared/contract';
import type { ImportStatus, officeImport, officeImports } from '@portal/shared/contract/office';
import type { Tone } from '@portal/shared/ui';

export type Import = CallEntity<typeof officeImports>['list'][number];
export type ImportDetail = CallEntity<typeof officeImport>;
export type Summary = NonNullable<ImportDetail['checked']>;

export const LIST_PATH = '/office/imports';
export const WRITE_PATH = `${LIST_PATH}/write`;
export const viewPath = (uploadNo: number) => `${LIST_PATH}/view?uploadNo=${uploadNo}`;

export const STATUS_TONES: Record<ImportStatus, Tone> = {
  RECEIVING: 'info',
  CHECKING: 'info',
  CHECKED: 'warning',
  IMPORTING: 'info',
  DONE: 'success',
  FAILED: 'danger',
  DISCARDED: 'neutral',
  EXPIRED: 'neutral',
};

/** True while the server works on a file, so that its page is read again. */
export const isRunning = (item: unknown): boolean => {
  const { status, batch } = (item ?? {}) as Partial<Import>;
  return status === 'CHECKING' || status === 'IMPORTING' || batch === 'UNDOING';
};

/** Name of a file, or of an import by a command. */
export const titleOf = ({ fileName, batchNo }: Pick<Import, 'fileName' | 'batchNo'>): string =>
  fileName || `서버에서 가져온 자료 ${batchNo ?? ''}`.trim();
