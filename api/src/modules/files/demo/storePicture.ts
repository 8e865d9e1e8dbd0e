import { storeDemoFile, type DemoStore } from './storeDemoFile.ts';

/** Stores a drawn picture under a name and returns its path. */
export async function storePicture(store: DemoStore, name: string, drawn: string): Promise<string> {
  const file = await storeDemoFile(
    store,
    `pictures/${name}.svg`,
    `${name.replaceAll('/', '-')}.svg`,
    Buffer.from(drawn),
  );
  return file.path;
}
