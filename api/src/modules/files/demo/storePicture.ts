import { drawPicture, type PictureOrder } from '../../../demo/pictures/picture.ts';
import { storeDemoFile, type DemoStore } from './storeDemoFile.ts';

/** Draws a picture, stores it under a name and returns its path. */
export async function storePicture(store: DemoStore, name: string, order: PictureOrder): Promise<string> {
  const file = await storeDemoFile(
    store,
    `pictures/${name}.svg`,
    `${name.replaceAll('/', '-')}.svg`,
    Buffer.from(drawPicture(order)),
  );
  return file.path;
}
