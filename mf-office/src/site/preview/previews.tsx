import { ButtonLink, Card, CardLink, UnbrokenNumbers } from '@portal/shared/ui';
import type { SiteValues } from '../kind/kinds.ts';
import styles from './previews.module.css';
import { ShownPicture } from './ShownPicture.tsx';

/*
 * Copies of the sizes and looks of the public pages: those are drawn by the shell and other sections, from which a
 * section imports nothing. Kit components (Dialog, CardLink, Card) are the same here.
 */

interface PreviewProps {
  values: SiteValues;
}

const targetOf = (link: string) =>
  link.startsWith('/') ? { to: link } : { href: link || '/main', target: '_blank' as const };

const NoPicture = () => <span className={styles.missing}>사진 자리</span>;

/** A large banner at the top of the main page. */
export function TopBannerPreview({ values: { title, description, imagePath, link = '' } }: PreviewProps) {
  return (
    <div className={styles.banner}>
      {imagePath ? <ShownPicture path={imagePath} alt="" frame="bannerPicture" /> : <NoPicture />}
      <div className={styles.bannerWords}>
        <p className={styles.bannerTitle}>{title || '제목'}</p>
        <p className={styles.muted}>{description || '설명'}</p>
        {link && (
          <ButtonLink variant="secondary" {...targetOf(link)}>
            자세히 보기
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** A banner at the foot of the main page: one of three in a row. */
export function BottomBannerPreview({ values: { title, description, imagePath, link = '' } }: PreviewProps) {
  return (
    <div className={styles.card}>
      <CardLink
        title={title || '제목'}
        image={imagePath ? <ShownPicture path={imagePath} alt="" frame="cardPicture" /> : <NoPicture />}
        {...targetOf(link)}
      >
        {description || '설명'}
      </CardLink>
    </div>
  );
}

/** An advertisement in the width of its slot. */
export function AdPreview({ values: { title, imagePath, position = 'Footer', sizeType = 'L' } }: PreviewProps) {
  return (
    <div className={styles.ad} data-slot={`${position}-${sizeType}`}>
      {imagePath ? <ShownPicture path={imagePath} alt={title} frame="adPicture" /> : <NoPicture />}
    </div>
  );
}

/** One of the association's people; executives have a picture. */
export function ExecutivePreview({ values: { title, jobTitle, duty, phone, imagePath } }: PreviewProps) {
  return (
    <div className={styles.card}>
      <Card className={styles.person}>
        {imagePath ? (
          <ShownPicture path={imagePath} alt="" frame="face" />
        ) : (
          <span className={styles.face} aria-hidden="true">
            {[...title][0] ?? '?'}
          </span>
        )}
        <div>
          <p className={styles.position}>{jobTitle || '직위'}</p>
          <p className={styles.name}>{title || '이름'}</p>
          <p className={styles.muted}>{duty}</p>
          {phone && (
            <p>
              <UnbrokenNumbers>{phone}</UnbrokenNumbers>
            </p>
          )}
        </div>
      </Card>
    </div>
  );
}
