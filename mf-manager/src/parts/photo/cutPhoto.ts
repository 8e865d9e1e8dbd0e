/** Part of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels of the stored photo: 3:4, about 500 dpi on the ticket. */
const WIDTH = 600;
const HEIGHT = 800;
const JPEG_QUALITY = 0.9;

/** Crops a part of a picture as the browser shows it, with its EXIF orientation. */
export async function cutPhoto(url: string, area: PictureArea): Promise<File> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('the browser gives no canvas');
  // Otherwise transparent pixels become black in a JPEG.
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, WIDTH, HEIGHT);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (!blob) throw new Error('the browser made no JPEG');
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}
