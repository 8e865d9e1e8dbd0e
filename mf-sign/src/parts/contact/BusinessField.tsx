import { useFormContext, useWatch } from 'react-hook-form';
import { openDialog } from '@portal/shared/overlay';
import { Button, DescriptionList, NecessityMark } from '@portal/shared/ui';
import type { Trade } from '../industries.ts';
import styles from './BusinessField.module.css';
import { NO_BUSINESS, type Business } from './contactSchema.ts';

const FIELDS = ['lcns_no', 'bssh_nm', 'busn_type_nm', 'prsdnt_nm_secu', 'site_addr'] as const;

/** The member's business, chosen in the licence search of the trade. */
export function BusinessField({ industryType }: { industryType: Trade }) {
  const { control, setValue } = useFormContext<Business>();
  const [number, name, trade, representative, location] = useWatch({ control, name: [...FIELDS] });
  const choose = (business: Business) => {
    for (const field of FIELDS) setValue(field, business[field], { shouldDirty: true });
  };
  const search = async () => {
    const licence = await openDialog(() => import('../licenceSearch/LicenceSearchDialog.tsx'), { industryType });
    if (licence) choose(licence);
  };

  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>
        업소
        <NecessityMark optional />
      </legend>
      {number ? (
        <DescriptionList
          items={[
            { term: '업소명', description: name },
            { term: '업종', description: trade },
            { term: '대표자', description: representative },
            { term: '인허가번호', description: number },
            { term: '소재지', description: location },
          ]}
        />
      ) : (
        <p className={styles.hint}>
          영업신고된 업소를 찾아 선택해주세요. 아직 신고 전이거나 찾을 수 없으면 비워두셔도 됩니다.
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => void search()}>
          업소 검색
        </Button>
        {number && (
          <Button variant="plain" onClick={() => choose(NO_BUSINESS)}>
            선택 취소
          </Button>
        )}
      </div>
    </fieldset>
  );
}
