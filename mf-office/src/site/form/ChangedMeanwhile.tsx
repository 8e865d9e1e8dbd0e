import { Callout, DescriptionList } from '@portal/shared/ui';
import type { EditedItem } from '../kind/areas.ts';
import { KINDS, type SiteValues } from '../kind/kinds.ts';

/** What another employee has stored meanwhile, where it differs from what is typed here. */
export function ChangedMeanwhile({ stored, typed }: { stored: EditedItem['item']; typed: SiteValues }) {
  const { groups, picture } = KINDS[typed.kind];
  const different = groups
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, label, options }) => {
      if (name === 'no' || name === 'version') return [];
      const now = String(stored[name]);
      if (now === String(typed[name] ?? '')) return [];
      return [
        {
          term: label,
          description: options?.find(({ value }) => String(value) === now)?.label ?? (now || '비어 있음'),
        },
      ];
    });
  const hasOtherPicture = picture !== undefined && stored.imagePath !== (typed.imagePath ?? '');
  return (
    <Callout tone="warning" title="다른 직원이 그사이 고쳐 저장한 내용입니다.">
      <DescriptionList
        items={[...different, ...(hasOtherPicture ? [{ term: picture.label, description: '다른 사진' }] : [])]}
      />
      <p>아래에는 입력하신 내용이 그대로 있습니다. 다시 저장하면 입력하신 내용으로 바뀝니다.</p>
    </Callout>
  );
}
