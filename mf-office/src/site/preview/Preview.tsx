import { openDialog } from '@portal/shared/overlay';
import { Actions, Button, Section, TextLink } from '@portal/shared/ui';
import type { SiteValues } from '../kind/kinds.ts';
import { AdPreview, BottomBannerPreview, ExecutivePreview, TopBannerPreview } from './previews.tsx';

/** The item as the site shows it, from the values typed so far. */
export function Preview({ values }: { values: SiteValues }) {
  return (
    <Section title="미리 보기" lead="저장하기 전에 홈페이지에서 보일 모습입니다.">
      <PreviewOf values={values} />
    </Section>
  );
}

function PreviewOf({ values }: { values: SiteValues }) {
  const { kind, title, link = '', imagePath = '' } = values;
  switch (kind) {
    case 'popup':
      return imagePath ? (
        <Actions>
          <Button
            variant="secondary"
            onClick={() => void openDialog(() => import('./PopupPreviewDialog.tsx'), { title, imagePath })}
          >
            팝업 미리 보기
          </Button>
        </Actions>
      ) : (
        <p>사진을 올리면 팝업을 미리 볼 수 있습니다.</p>
      );
    case 'topBanner':
      return <TopBannerPreview values={values} />;
    case 'bottomBanner':
      return <BottomBannerPreview values={values} />;
    case 'adBanner':
      return <AdPreview values={values} />;
    case 'executive':
      return <ExecutivePreview values={values} />;
    case 'site':
      return link ? (
        <p>
          <TextLink {...(link.startsWith('/') ? { to: link } : { href: link })} target="_blank">
            {title || link}
          </TextLink>
        </p>
      ) : (
        <p>주소를 입력하면 눌러 볼 수 있습니다.</p>
      );
  }
}
