import { useItem } from '@portal/shared/client';
import { officeCorrections } from '@portal/shared/contract/office';
import { filterOf } from '../parts/table/filterOf.ts';
import { officeList } from '../parts/table/officeList.tsx';
import { correctionColumns } from './columns.tsx';

const STATES = filterOf({ overdue: '기한이 지난 요청', decided: '처리한 요청' }, '기다리는 요청', 'waiting');

/** /office/corrections: correction requests of members, by promised day. */
export default officeList({
  title: '정정 요청',
  lead: '개인정보처리방침에 따라 10일 안에 처리합니다. 기한이 먼저 오는 요청부터 보입니다. 열어 본 기록은 감사 기록에 남습니다.',
  filter: { ...STATES, name: 'state', label: '보기', bar: '정정 요청 찾기', as: 'chips' },
  useRows: (paging, state) => useItem(officeCorrections, { ...paging, state }),
  useColumns: () => correctionColumns,
  keyOf: ({ correctionNo }) => correctionNo,
  empty: (state) => (state === 'decided' ? '처리한 요청이 없습니다.' : '기다리는 요청이 없습니다.'),
});
