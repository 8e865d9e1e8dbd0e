import { INQUIRY_STATUS_NAMES } from '@portal/shared/contract/inquiry';
import { seoulTimestamp } from '@portal/shared/time';
import type { InquiryRow } from '../../../database/types/tables/inquiry.ts';
import { presentFile } from '../../files/storedFiles/present.ts';
import type { listEntries } from './store.ts';

/** Inquiry as shown in the lists of its member and of the office. */
export const presentInquiry = (row: InquiryRow) => ({
  inquiryNo: row.inquiry_no,
  kind: row.kind,
  title: row.title,
  status: row.status,
  statusName: INQUIRY_STATUS_NAMES[row.status],
  regDate: seoulTimestamp(row.asked_at),
  answeredAt: row.answered_at && seoulTimestamp(row.answered_at),
});

/** Question or answer of an inquiry. */
export const presentEntry = (entry: Awaited<ReturnType<typeof listEntries>>[number]) => ({
  entryNo: entry.entry_no,
  isAnswer: entry.is_answer,
  content: entry.content,
  files: entry.files.map(presentFile),
  regDate: seoulTimestamp(entry.written_at),
});
