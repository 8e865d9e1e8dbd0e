import sharp from 'sharp';
import { association } from '@portal/shared/association';
import { drawEntry } from './entry.ts';
import { drawLabels } from './labels.ts';
import type { PaperJob } from './paperJob.ts';
import { PaperPage } from './PaperPage.ts';
import { drawProven } from './proven.ts';

/** Scales to try in this order: applicants' texts may be long, and a paper is one page. */
const SCALES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.5, 0.4, 0.3];

/** Pixels of a photo on paper: 7 by 9 rem, at about 300 dpi. */
const PHOTO = { width: 350, height: 450 };

/** Converts a stored WebP photo to the JPEG that a PDF needs. */
const photoOf = async (stored: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(
    await sharp(stored)
      .resize({ ...PHOTO, fit: 'cover' })
      .flatten({ background: '#fff' })
      .jpeg()
      .toBuffer(),
  );

/** Draws a paper as a PDF file of one A4 page; labels use as many pages as they need. */
export async function drawPaper(job: PaperJob): Promise<Uint8Array<ArrayBuffer>> {
  if (job.kind === 'labels') {
    const sheets = new PaperPage({ title: '우편 라벨', author: association.legalName, scale: 1 });
    drawLabels(sheets, job.labels, job.firstLabel);
    return sheets.file();
  }
  const photo = job.kind === 'entry' && job.photo ? await photoOf(job.photo) : null;
  for (const scale of SCALES) {
    const page = new PaperPage({ title: job.paper.title, author: association.legalName, scale });
    if (job.kind === 'entry') drawEntry(page, job.paper, photo);
    else drawProven(page, job.paper);
    if (page.fits) return page.file();
  }
  throw new Error('the paper does not fit on one page');
}
