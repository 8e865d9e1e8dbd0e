import { useItem, useMutation } from '@portal/shared/client';
import type { ScoreRule } from '@portal/shared/contract/manager';
import {
  APPLICANT_ORDERS,
  officeApplicants,
  officeEnterResult,
  officeOffering,
  RESULT_NAMES,
  type OfferingKind,
  type Result,
} from '@portal/shared/contract/office';
import { APPLICATION_STATUS_NAMES, PHOTO_STATE_NAMES } from '@portal/shared/contract/statuses';
import { formatDateTime } from '@portal/shared/format';
import { openDialog } from '@portal/shared/overlay';
import { useNumberParam } from '@portal/shared/router';
import { Actions, ButtonLink, Callout, FilterBar, FilterSelect, SearchBox, Section, toast } from '@portal/shared/ui';
import { openDecision } from '../../parts/decision/openDecision.ts';
import { nameOfSorting, sortingOf } from '../../parts/table/columns.ts';
import { filterOf } from '../../parts/table/filterOf.ts';
import { ListOf } from '../../parts/table/ListOf.tsx';
import { OfficeTable } from '../../parts/table/OfficeTable.tsx';
import { OnlyRow } from '../../parts/table/OnlyRow.tsx';
import { PAGE_SIZES, usePage } from '../../parts/table/usePage.ts';
import type { Applicant } from '../kind/applicant.ts';
import { attendancePath, groupsPath, mailingsPath, resultsPath } from '../kind/kinds.ts';
import { PhotoButtons } from '../photos/PhotoButtons.tsx';
import { PhotoCell } from '../photos/PhotoCell.tsx';
import { RosterButton } from '../photos/RosterButton.tsx';
import { usePhotos } from '../photos/usePhotos.ts';
import { useReturnPhoto } from '../photos/useReturnPhoto.tsx';
import { RESULT_IS_FINAL } from '../results/resultIsFinal.ts';
import { useHiddenColumns } from './columnChoice.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { applicantColumns, choosableColumns } from './columns.tsx';
import { ExportButton } from './ExportButton.tsx';

const STATUSES = filterOf(APPLICATION_STATUS_NAMES, '모든 상태');
const PHOTOS = filterOf(PHOTO_STATE_NAMES, '모두');
const SIZES = PAGE_SIZES.map((size) => ({ value: `${size}`, label: `${size}명` }));

const FIRST_COME_FIRST = { id: 'applyDate', isDescending: false } as const;

interface ApplicantsProps {
  kind: OfferingKind;
  offeringNo: number;
  /** Pass criteria of an exam; null if its results have no scores. */
  rule: ScoreRule | null;
}

/** The applicants of one course or exam, searched and sorted by the server, and their results. */
export function Applicants({ kind, offeringNo, rule }: ApplicantsProps) {
  const { page, limit, goTo, params, choose } = usePage();
  const keyword = params.get('keyword') ?? '';
  const status = STATUSES.wordOf(params.get('status'));
  const photo = kind === 'exam' ? PHOTOS.wordOf(params.get('photo')) : undefined;
  const userExaminationNo = useNumberParam('userExaminationNo');
  const sorting = sortingOf(APPLICANT_ORDERS, params.get('order'), FIRST_COME_FIRST);
  const query = useItem(officeApplicants, {
    kind,
    offeringNo,
    page,
    limit,
    order: sorting.id,
    descending: sorting.isDescending,
    ...(userExaminationNo !== null && { userExaminationNo }),
    ...(keyword && { keyword }),
    ...(status && { status }),
    ...(photo && { photo }),
  });
  const entering = useMutation(officeEnterResult, { quiet: true, invalidates: [officeApplicants, officeOffering] });
  const enter = (applicant: Applicant, result: Result) =>
    void openDecision({
      title: `결과 입력: ${RESULT_NAMES[result]}`,
      details: [
        { term: '신청자', description: applicant.name },
        { term: '신청 일시', description: formatDateTime(applicant.applyDate) },
        { term: '입력할 결과', description: <strong>{RESULT_NAMES[result]}</strong> },
      ],
      note: <Callout tone="warning">{RESULT_IS_FINAL}</Callout>,
      action: '입력',
      reasonLabel: '남길 말',
      send: async (reason) => {
        await entering.mutate({ userExaminationNo: applicant.userExaminationNo, result, reason });
        toast('결과를 입력했습니다.');
      },
    });
  const { hidden, show } = useHiddenColumns();
  const photoView = usePhotos(offeringNo);
  const giveBack = useReturnPhoto(photoView.hide);
  const photoCell = (applicant: Applicant) => (
    <PhotoCell applicant={applicant} photos={photoView.photos} giveBack={giveBack} />
  );
  const enterScores = (applicant: Applicant) => {
    if (rule) void openDialog(() => import('../scores/ScoresDialog.tsx'), { applicant, rule });
  };
  const correct = (applicant: Applicant) =>
    void openDialog(() => import('../scores/CorrectDialog.tsx'), { applicant, rule });
  const columns = applicantColumns(kind, { enter, enterScores, correct }, photoCell, hidden);
  return (
    <Section
      title="신청자"
      actions={
        <Actions>
          {/* A new document: only the documents of attendance pages may use the camera. */}
          <ButtonLink variant="secondary" href={attendancePath(kind, offeringNo)}>
            출석
          </ButtonLink>
          <ButtonLink variant="secondary" to={mailingsPath(kind, offeringNo)}>
            신청자 안내
          </ButtonLink>
          <ButtonLink variant="secondary" to={groupsPath(kind, offeringNo)}>
            단체 신청
          </ButtonLink>
          <ButtonLink variant="secondary" to={resultsPath(kind, offeringNo)}>
            결과표 올리기
          </ButtonLink>
          {kind === 'exam' && <RosterButton examinationNo={offeringNo} />}
          <ExportButton kind={kind} offeringNo={offeringNo} keyword={keyword} status={status} />
        </Actions>
      }
    >
      {userExaminationNo === null ? (
        <FilterBar label="신청자 찾기">
          <FilterSelect
            label="상태"
            options={STATUSES.options}
            value={status ?? ''}
            onChange={(value) => choose('status', value)}
          />
          {kind === 'exam' && (
            <FilterSelect
              label="사진"
              options={PHOTOS.options}
              value={photo ?? ''}
              onChange={(value) => choose('photo', value)}
            />
          )}
          <FilterSelect
            label="한 쪽에"
            options={SIZES}
            value={`${limit}`}
            onChange={(value) => choose('rows', value)}
          />
          <SearchBox
            label="이름이나 수험번호로 찾기"
            defaultValue={keyword}
            onSearch={(words) => choose('keyword', words)}
          />
        </FilterBar>
      ) : (
        <OnlyRow name={`신청 ${userExaminationNo}번`} onAll={() => choose('userExaminationNo', '')} />
      )}
      <PhotoButtons applicants={query.data?.list ?? []} view={photoView} />
      <ColumnChoice columns={choosableColumns(kind)} hidden={hidden} onShow={show} />
      <ListOf query={query} page={page} limit={limit} onPage={goTo} empty="신청자가 없습니다.">
        {(rows) => (
          <OfficeTable
            caption="신청자 목록"
            columns={columns}
            rows={rows}
            keyOf={(row) => row.userExaminationNo}
            sorting={{ by: sorting, onSort: (by) => choose('order', nameOfSorting(by)) }}
          />
        )}
      </ListOf>
    </Section>
  );
}
