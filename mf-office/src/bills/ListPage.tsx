import { useItem, useMutation } from '@portal/shared/client';
import { BILL_STATE_NAMES, officeBills, officeExportBills, officeReleaseBill } from '@portal/shared/contract/office';
import { DateField } from '@portal/shared/form';
import { formatCount } from '@portal/shared/format';
import { openDialog } from '@portal/shared/overlay';
import { Actions, Button, ButtonLink, FilterBar, FilterChips, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { download } from '../parts/files/download.ts';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { detailsOf, FILE_PATH } from './bill.ts';
import { billColumns } from './columns.tsx';
import styles from './ListPage.module.css';

const { WAITING, ...OTHERS } = BILL_STATE_NAMES;
const STATES = filterOf(OTHERS, WAITING);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** /office/bills: bills (계산서) of groups, which are issued at the tax office. */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  const status = STATES.wordOf(params.get('status'));
  const [fromDay, untilDay] = [dayIn(params.get('from')), dayIn(params.get('until'))];
  const period = { ...(fromDay && { fromDay }), ...(untilDay && { untilDay }) };
  const query = useItem(officeBills, { page, limit, status: status ?? 'WAITING', ...period });
  const exporting = useMutation(officeExportBills, { quiet: true, invalidates: [officeBills] });
  const releasing = useMutation(officeReleaseBill, { quiet: true, invalidates: [officeBills] });
  const take = () =>
    void openDecision({
      title: '계산서 일괄발급 파일 받기',
      details: [{ term: '작성일자', description: `${fromDay || '처음'} ~ ${untilDay || '오늘'}` }],
      note: '한 번에 100건까지 받습니다. 받은 계산서는 금액과 작성일자가 그대로 남고, 그 뒤에 바뀐 금액은 수정계산서가 됩니다. 사업자의 정보가 들어 있고, 받은 기록이 감사 기록에 남습니다.',
      action: '받기',
      reasonMissing: '사유를 입력해주세요.',
      send: async (reason) => {
        const { fileName, table, bills } = await exporting.mutate({ ...period, reason });
        download(fileName, table);
        toast(`${formatCount(bills)}건을 받았습니다.`);
      },
    });
  const columns = billColumns({
    mark: (bill) => void openDialog(() => import('./MarkDialog.tsx'), { bill }),
    release: (bill) =>
      void openDecision({
        title: '발급하지 않은 계산서',
        details: detailsOf(bill),
        note: '홈택스에서 발급하지 않았을 때만 누릅니다. 금액이 다시 지금 금액을 따르고, 사업자가 내용을 고칠 수 있습니다.',
        action: '발급 안 함',
        reasonMissing: '사유를 입력해주세요.',
        send: async (reason) => {
          await releasing.mutate({ billNo: bill.billNo, reason });
          toast('발급 파일에서 뺐습니다.');
        },
      }),
  });
  return (
    <OfficePage
      title="계산서"
      lead="단체 신청의 계산서입니다. 파일로 받아 홈택스에서 발급한 뒤 승인번호를 적습니다."
      actions={
        <Actions>
          <ButtonLink variant="secondary" to={FILE_PATH}>
            승인번호 파일 올리기
          </ButtonLink>
          <Button onClick={take}>일괄발급 파일 받기</Button>
        </Actions>
      }
    >
      <FilterBar label="계산서 찾기">
        <FilterChips
          label="상태"
          options={STATES.options}
          value={status ?? ''}
          onChange={(value) => choose('status', value)}
        />
        <div className={styles.period}>
          <DateField id="from" label="작성일자부터" value={fromDay} onChange={(value) => choose('from', value)} />
          <DateField id="until" label="작성일자까지" value={untilDay} onChange={(value) => choose('until', value)} />
        </div>
      </FilterBar>
      <ListOf query={query} page={page} onPage={goTo} empty="계산서가 없습니다.">
        {(rows) => <OfficeTable caption="계산서" columns={columns} rows={rows} keyOf={({ billNo }) => billNo} />}
      </ListOf>
    </OfficePage>
  );
}

/** Day from a query parameter; empty if missing or malformed. */
const dayIn = (named: string | null): string => (named && DAY.test(named) ? named : '');
