import { storeDemoFile, type DemoStore } from '../storeDemoFile.ts';
import { drawPicture, type PictureOrder } from './picture.ts';

/** Draws a picture and keeps it under a name; answers its path. */
export async function storePicture(store: DemoStore, name: string, order: PictureOrder): Promise<string> {
  const kept = await storeDemoFile(
    store,
    `pictures/${name}.svg`,
    `${name.replaceAll('/', '-')}.svg`,
    Buffer.from(drawPicture(order)),
  );
  return kept.path;
}
